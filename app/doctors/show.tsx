import type { ReactNode } from "react";
import { href, redirect, useMatches } from "react-router";
import { dialled } from "#app/hospital/dialled.ts";
import { addressOf, hospitalOf, postalAddressOf, useHospital } from "#app/hospital/hospital.ts";
import { formatRupees } from "#app/language/money.ts";
import { type DoctorOpd, describeDoctor } from "#app/opd/doctor.server.ts";
import { DoctorWeek } from "#app/opd/doctor-week.tsx";
import { breadcrumbList } from "#app/pages/breadcrumbs.ts";
import { doctorsPage } from "#app/pages/pages.ts";
import { pageMeta, siteOrigin, structuredData, titleOf } from "#app/pages/seo.ts";
import { orUnread } from "#app/requests/failure.server.ts";
import { notFound } from "#app/requests/http.ts";
import { specialitySlug } from "#app/timetable/speciality-slug.ts";
import { Icon } from "#app/ui/icon.tsx";
import { ReadMore } from "#app/ui/read-more.tsx";
import { isUnread } from "#app/ui/unread.ts";
import { UnreadNotice } from "#app/ui/unread-notice.tsx";
import { Photo, photoPath } from "#app/uploads/photo.tsx";
import { findVisibleDoctor } from "#db/doctors.ts";
import type { Route } from "./+types/show";
import { AvailabilityBadge } from "./availability-badge.tsx";
import { medicalSpecialtyOf } from "./medical-specialty.ts";
import { isDrawable, previewSize } from "./preview.ts";
import styles from "./show.module.css";
import { summarizeTimes, timeRanges } from "./times.ts";
import { type DoctorProfile, toProfileView } from "./visitor-view.server.ts";
import { years } from "./years.ts";

export const meta: Route.MetaFunction = ({ loaderData, params, matches }) => {
  const doctor = loaderData && !isUnread(loaderData) ? loaderData.doctor : undefined;
  const hospital = hospitalOf(matches);
  if (!doctor || !hospital) return [titleOf("Doctor", matches)];
  const isSeen = seesPatients(doctor);
  const opd = isSeen && !isUnread(loaderData) ? loaderData?.opd : undefined;
  const hours = opd?.hours ?? [];
  const { name, specialization, languages, fees } = doctor;
  const path = `/doctor/${params.id}`;
  const origin = siteOrigin(matches);
  const photo = doctor.photo_key && origin + photoPath(doctor.photo_key, 640, "webp");
  const when = opd?.usual || (isSeen && summarizeTimes(doctor.hospital_slots));
  return [
    ...pageMeta({
      title: `${name}, ${specialization}`,
      description: [
        `${name}, ${specialization} at {name}`,
        when ? `OPD ${when}` : "Call to ask for OPD times",
        `Fee ${formatRupees(fees)}`,
        ...(languages ? [`Speaks ${languages}`] : []),
      ].join(". "),
      path,
      ...(isDrawable(name) && {
        picture: { ...previewSize, path: `${path}/preview.jpg`, alt: `${name}, ${specialization}` },
      }),
      matches,
    }),
    ...structuredData(
      {
        "@context": "https://schema.org",
        "@type": "Physician",
        name,
        url: origin + path,
        ...(photo && { image: photo }),
        description: specialization,
        ...medicalSpecialtyOf(specialization),
        ...(languages && { knowsLanguage: languages.split(/\s*,\s*/) }),
        priceRange: formatRupees(fees),
        telephone: dialled(hospital.phone),
        address: postalAddressOf(hospital),
        hasMap: hospital.map,
        parentOrganization: { "@type": "Hospital", name: hospital.name, url: `${origin}/` },
        ...(hours.length > 0 && { openingHoursSpecification: hours }),
      },
      matches,
    ),
    ...structuredData(
      {
        "@context": "https://schema.org",
        ...breadcrumbList(
          [
            { title: "Home", path: "/" },
            { title: "Our doctors", path: "/doctors" },
            { title: name, path },
          ],
          origin,
        ),
      },
      matches,
    ),
  ];
};

export function loader({ params, context }: Route.LoaderArgs) {
  const id = params.id.toLowerCase();
  if (id !== params.id) throw redirect(href("/doctor/:id", { id }), 301);
  return orUnread(() => {
    const doctor = findVisibleDoctor(id);
    if (!doctor) throw notFound();
    const opd = describeDoctor(id, context);
    return { doctor: toProfileView(doctor, opd?.now), opd };
  });
}

export default function Doctor({ loaderData }: Route.ComponentProps) {
  return (
    <Page>
      {isUnread(loaderData) ? (
        <UnreadNotice failure="Failed to fetch doctor" unread={loaderData.unread} />
      ) : (
        <Profile doctor={loaderData.doctor} opd={loaderData.opd} />
      )}
    </Page>
  );
}

function Page({ children }: { children: ReactNode }) {
  return (
    <main id="main" className={`wrap ${styles.page}`}>
      <p>
        <a className={styles.alone} href="/doctors">
          All doctors
        </a>
      </p>
      {children}
    </main>
  );
}

function Profile({ doctor, opd }: Shown) {
  return (
    <div className={styles.columns}>
      <div>
        <header className={styles.head}>
          <Photo photoKey={doctor.photo_key} alt="" size={208} eager />
          <div>
            <h1>{doctor.name}</h1>
            <p className={styles.specialization}>
              <a href={`${doctorsPage.path}?speciality=${specialitySlug(doctor.specialization)}`}>
                {doctor.specialization}
              </a>
            </p>
            <p>{doctor.hospital}</p>
            {!(seesPatients(doctor) && opd?.days.length) && (
              <AvailabilityBadge availability={doctor.availability} />
            )}
          </div>
        </header>
        <dl className={styles.facts}>
          <div>
            <dt>Fee</dt>
            <dd>{formatRupees(doctor.fees)}</dd>
          </div>
          <div>
            <dt>Experience</dt>
            <dd>{years(doctor.experience)}</dd>
          </div>
          {doctor.languages && (
            <div>
              <dt>Speaks</dt>
              <dd>{doctor.languages}</dd>
            </div>
          )}
        </dl>
      </div>
      <Availability doctor={doctor} opd={opd} />
      <div>
        <section>
          <h2>About</h2>
          <ReadMore text={doctor.about} length={150} />
        </section>
        <section>
          <h2>Education</h2>
          <p className={styles.lines}>{doctor.qualification}</p>
        </section>
        {!isNone(doctor.awards) && (
          <section>
            <h2>Achievements</h2>
            <ReadMore text={doctor.awards} length={100} />
          </section>
        )}
      </div>
    </div>
  );
}

/** The field is required, also of a doctor who is a member of nothing. */
function isNone(text: string): boolean {
  return /^(?:none|no|nil|n\/?a|not applicable|[-–—.]+)\.?$/i.test(text.trim());
}

interface Shown {
  doctor: DoctorProfile;
  opd?: DoctorOpd;
}

function seesPatients({ availability }: DoctorProfile): boolean {
  return availability === "available";
}

function Availability({ doctor, opd }: Shown) {
  const hospital = useHospital();
  return (
    <aside
      id="times"
      className={`panel ${styles.times}`}
      aria-labelledby="times-title"
      tabIndex={-1}
      ref={focusIfAskedFor}
    >
      <h2 id="times-title">{`OPD of ${doctor.name}`}</h2>
      {seesPatients(doctor) ? (
        <OpdTimes doctor={doctor} opd={opd} />
      ) : (
        <p>This doctor is not seeing patients at present. Please call to ask when.</p>
      )}
      <div className={styles.actions}>
        <a className="button gold" href={hospital.phone.link}>
          <Icon name="phone" /> Call <span>{hospital.phone.shown}</span>
        </a>
        <Share doctor={doctor} opd={opd} />
        {seesPatients(doctor) && <ToCalendar doctor={doctor} opd={opd} />}
      </div>
      {seesPatients(doctor) && (
        <>
          <p className={styles.note}>To see the doctor, call us or come to the reception desk.</p>
          <AllInCalendar doctor={doctor} opd={opd} />
        </>
      )}
      <p className={styles.onPaper}>
        {`${hospital.name}, ${addressOf(hospital)}. Telephone `}
        <a href={hospital.phone.link}>{hospital.phone.shown}</a>
      </p>
    </aside>
  );
}

function Share({ doctor: { id, name, specialization }, opd }: Shown) {
  const page = siteOrigin(useMatches()) + href("/doctor/:id", { id });
  const text = [`${name}, ${specialization}`, opd?.usual && `OPD ${opd.usual}`, page]
    .filter(Boolean)
    .join("\n");
  return (
    <a className="button quiet" href={`https://wa.me/?text=${encodeURIComponent(text)}`}>
      <Icon name="chat" /> Share<span className="visually-hidden"> on WhatsApp</span>
    </a>
  );
}

function ToCalendar({ doctor: { id }, opd }: Shown) {
  if (!opd?.next) return null;
  const { day, name } = opd.next;
  return (
    <a className="button quiet" href={`${href("/doctor/:id/opd.ics", { id })}?day=${day}`}>
      <Icon name="calendar" /> Add {name}
      <span className="visually-hidden"> to my calendar</span>
    </a>
  );
}

/** The slots of the specification have no days, so a doctor's own timetable stands in their place. */
function OpdTimes({ doctor, opd }: Shown) {
  return (
    <>
      {opd && <DoctorWeek doctor={doctor.id} opd={opd} />}
      {!opd?.days.length && <Times doctor={doctor} />}
    </>
  );
}

function Times({ doctor }: { doctor: DoctorProfile }) {
  const lists = slotLists(doctor);
  if (lists.length === 0) return <p>No times are given. Please call to ask.</p>;
  return (
    <>
      <Hours lists={lists} />
      <details className={styles.single}>
        <summary>Half-hour slots</summary>
        <AllSingleTimes lists={lists} />
      </details>
    </>
  );
}

function AllInCalendar({ doctor, opd }: Shown) {
  const origin = siteOrigin(useMatches());
  if (!opd?.days.length) return null;
  return (
    <a
      className={styles.subscribe}
      href={`${origin.replace(/^https?/, "webcal")}${href("/doctor/:id/opd.ics", { id: doctor.id })}`}
    >
      All OPD hours in my calendar
    </a>
  );
}

interface SlotList {
  title: string;
  slots: string[];
}

function slotLists({ hospital_slots, video_slots }: DoctorProfile): SlotList[] {
  return [
    { title: "Hospital hours", slots: hospital_slots },
    { title: "Video hours", slots: video_slots },
  ].filter(({ slots }) => slots.length > 0);
}

function Hours({ lists }: { lists: SlotList[] }) {
  return (
    <dl className={styles.hours}>
      {lists.map(({ title, slots }) => (
        <div key={title}>
          <dt>{title}</dt>
          {timeRanges(slots).map((range) => (
            <dd key={range}>{range}</dd>
          ))}
        </div>
      ))}
    </dl>
  );
}

function AllSingleTimes({ lists }: { lists: SlotList[] }) {
  return lists.map(({ title, slots }) => <SingleTimes key={title} title={title} slots={slots} />);
}

/** Display only: nothing can be booked (specification, section 1). */
function SingleTimes({ title, slots }: { title: string; slots: string[] }) {
  return (
    <>
      <h3>{title}</h3>
      <ul className={styles.slots}>
        {slots.map((slot) => (
          <li key={slot}>{slot}</li>
        ))}
      </ul>
    </>
  );
}

// The browser does so on page load, but a client navigation only scrolls.
function focusIfAskedFor(element: HTMLElement | null) {
  const asked = element && window.location.hash === `#${element.id}`;
  if (asked && document.activeElement === document.body) element.focus({ preventScroll: true });
}
