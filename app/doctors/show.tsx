import type { ReactNode } from "react";
import { href, redirect } from "react-router";
import { hospitalOf, postalAddressOf, useHospital } from "#app/hospital/hospital.ts";
import { formatRupees } from "#app/language/money.ts";
import { type DoctorOpd, describeDoctor } from "#app/opd/doctor.server.ts";
import { DoctorWeek } from "#app/opd/doctor-week.tsx";
import { pageMeta, structuredData, titleOf } from "#app/pages/seo.ts";
import { orUnread } from "#app/requests/failure.server.ts";
import { notFound } from "#app/requests/http.ts";
import { ReadMore } from "#app/ui/read-more.tsx";
import { isUnread } from "#app/ui/unread.ts";
import { UnreadNotice } from "#app/ui/unread-notice.tsx";
import { Photo } from "#app/uploads/photo.tsx";
import { findVisibleDoctor } from "#db/doctors.ts";
import type { Route } from "./+types/show";
import { AvailabilityBadge } from "./availability-badge.tsx";
import styles from "./show.module.css";
import { timeRanges } from "./times.ts";
import { type DoctorProfile, toProfileView } from "./visitor-view.server.ts";
import { years } from "./years.ts";

export const meta: Route.MetaFunction = ({ loaderData, params, matches }) => {
  const doctor = loaderData && !isUnread(loaderData) ? loaderData.doctor : undefined;
  const hospital = hospitalOf(matches);
  if (!doctor || !hospital) return [titleOf("Doctor", matches)];
  const seesPatients = doctor.availability === "available";
  const hours = seesPatients && !isUnread(loaderData) ? (loaderData?.opd?.hours ?? []) : [];
  const { name, specialization, experience } = doctor;
  return [
    ...pageMeta({
      title: `${name}, ${specialization}`,
      description: `${name}, ${specialization}, ${years(experience)} of experience: OPD timings and consultation fee at {name}.`,
      path: `/doctor/${params.id}`,
      matches,
    }),
    ...structuredData(
      {
        "@context": "https://schema.org",
        "@type": "Physician",
        name,
        description: specialization,
        telephone: hospital.phone.shown,
        address: postalAddressOf(hospital),
        ...(hours.length > 0 && { openingHoursSpecification: hours }),
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
        <a href="/doctors">All doctors</a>
      </p>
      {children}
    </main>
  );
}

function Profile({ doctor, opd }: Shown) {
  return (
    <div className={styles.columns}>
      <header className={styles.head}>
        <Photo photoKey={doctor.photo_key} alt="" size={160} eager />
        <div>
          <h1>{doctor.name}</h1>
          <p className={styles.specialization}>{doctor.specialization}</p>
          <p>{doctor.hospital}</p>
          <AvailabilityBadge availability={doctor.availability} />
        </div>
      </header>
      <Availability doctor={doctor} opd={opd} />
      <div>
        <dl className={styles.facts}>
          <div>
            <dt>Experience</dt>
            <dd>{years(doctor.experience)}</dd>
          </div>
          <div>
            <dt>Consultation fee</dt>
            <dd>{formatRupees(doctor.fees)}</dd>
          </div>
          {doctor.languages && (
            <div>
              <dt>Languages spoken</dt>
              <dd>{doctor.languages}</dd>
            </div>
          )}
        </dl>
        <section>
          <h2>About</h2>
          <ReadMore text={doctor.about} length={150} />
        </section>
        <section>
          <h2>Education</h2>
          <p className={styles.lines}>{doctor.qualification}</p>
        </section>
        <section>
          <h2>Achievements</h2>
          <ReadMore text={doctor.awards} length={100} />
        </section>
      </div>
    </div>
  );
}

interface Shown {
  doctor: DoctorProfile;
  opd?: DoctorOpd;
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
      <h2 id="times-title">OPD Availability</h2>
      {doctor.availability === "available" ? (
        <OpdTimes doctor={doctor} opd={opd} />
      ) : (
        <p>This doctor is not seeing patients at present. Please call to ask when.</p>
      )}
      <p>
        <a className="button gold" href={hospital.phone.link}>
          Call {hospital.phone.shown}
        </a>
      </p>
      {doctor.availability === "available" && (
        <>
          <p className={styles.note}>To see the doctor, call us or come to the reception desk.</p>
          <MoreTimes doctor={doctor} opd={opd} />
        </>
      )}
    </aside>
  );
}

/** The slots of the specification have no days, so a doctor's own timetable stands in their place. */
function OpdTimes({ doctor, opd }: Shown) {
  return (
    <>
      {opd && <DoctorWeek opd={opd} />}
      {!opd?.week.length && <Times doctor={doctor} />}
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

/** Beside a timetable: it says when the doctor sits, and the slots have no days. */
function MoreTimes({ doctor, opd }: Shown) {
  const lists = slotLists(doctor);
  if (!opd?.week.length) return null;
  return (
    <>
      {lists.length > 0 && (
        <details className={styles.single}>
          <summary>Video hours and half-hour slots</summary>
          <Hours lists={lists} />
          <AllSingleTimes lists={lists} />
        </details>
      )}
      <a href={href("/doctor/:id/opd.ics", { id: doctor.id })}>Add to my calendar</a>
    </>
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
