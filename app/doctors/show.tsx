import type { ReactNode } from "react";
import { href, redirect, useMatches } from "react-router";
import { InsuranceItem } from "#app/contact/insurance-item.tsx";
import { dialled } from "#app/hospital/dialled.ts";
import { hospitalOf, postalAddressOf, useHospital } from "#app/hospital/hospital.ts";
import { localeOf, pathIn } from "#app/language/locale.ts";
import { fillPlaces } from "#app/language/messages.ts";
import { formatRupees } from "#app/language/money.ts";
import { linkIn, pathToward } from "#app/language/translated.ts";
import { isIn, Typed } from "#app/language/typed.tsx";
import { useLocale } from "#app/language/use-locale.ts";
import { type DoctorOpd, describeDoctor } from "#app/opd/doctor.server.ts";
import { DoctorWeek } from "#app/opd/doctor-week.tsx";
import { breadcrumbList } from "#app/pages/breadcrumbs.ts";
import { linkToIn } from "#app/pages/page-in.ts";
import { contactPage, doctorsPage } from "#app/pages/pages.ts";
import { pageMeta, siteOrigin, structuredData, titleOf } from "#app/pages/seo.ts";
import { orLoadFailure } from "#app/requests/failure.server.ts";
import { orNotFound } from "#app/requests/http.ts";
import { specialitySlug } from "#app/timetable/speciality-slug.ts";
import { Drawing, Icon } from "#app/ui/icon.tsx";
import { isLoadFailure } from "#app/ui/load-failure.ts";
import { LoadFailureNotice } from "#app/ui/load-failure-notice.tsx";
import { ReadMore } from "#app/ui/read-more.tsx";
import { Photo, photoPath } from "#app/uploads/photo.tsx";
import { contactWords } from "#app/words/contact.ts";
import { doctorCardWords } from "#app/words/doctor-card.ts";
import { type DoctorWords, doctorWords, useDoctorWords } from "#app/words/doctors.ts";
import { useShell } from "#app/words/shell.ts";
import { specialityIn, spokenIn } from "#app/words/typed.ts";
import { findVisibleDoctor } from "#db/doctors/doctors.ts";
import { rowsIn } from "#db/texts/words.ts";
import type { Route } from "./+types/show";
import { AvailabilityBadge } from "./availability-badge.tsx";
import { medicalSpecialtyOf } from "./medical-specialty.ts";
import { isDrawable, previewSize } from "./preview.ts";
import styles from "./show.module.css";
import { showSlot, summarizeTimes, timeRanges } from "./times.ts";
import { type DoctorProfile, toProfileView } from "./visitor-view.server.ts";
import { years } from "./years.ts";

export const meta: Route.MetaFunction = ({ loaderData, params, matches, location }) => {
  const locale = localeOf(location.pathname);
  const words = doctorWords[locale];
  const doctor = loaderData && !isLoadFailure(loaderData) ? loaderData.doctor : undefined;
  const hospital = hospitalOf(matches);
  if (!doctor || !hospital) return [titleOf(words.doctor, matches)];
  const isSeen = seesPatients(doctor);
  const opd = isSeen && !isLoadFailure(loaderData) ? loaderData?.opd : undefined;
  const hours = opd?.hours ?? [];
  const { name, specialization, languages, fees } = doctor;
  const speciality = specialityIn(locale, specialization);
  const path = `/doctor/${params.id}`;
  const origin = siteOrigin(matches);
  const photo = doctor.photo_key && origin + photoPath(doctor.photo_key, 640, "webp");
  const when = opd?.usual || (isSeen && summarizeTimes(doctor.hospital_slots, locale));
  return [
    ...pageMeta({
      title: `${name}, ${speciality}`,
      description: [
        fillPlaces(words.summary.who, { name, speciality, hospital: "{name}" }),
        when ? fillPlaces(words.opdHours, { hours: when }) : words.summary.ask,
        fillPlaces(doctorCardWords[locale].fee, { fee: formatRupees(fees) }),
        ...(languages
          ? [fillPlaces(doctorCardWords[locale].speaks, { languages: spokenIn(locale, languages) })]
          : []),
      ].join(words.summary.end),
      path,
      locale,
      ...(isDrawable(name) && {
        picture: { ...previewSize, path: `${path}/preview.jpg`, alt: `${name}, ${specialization}` },
      }),
      matches,
    }),
    ...structuredData(
      {
        "@context": "https://schema.org",
        "@graph": [
          {
            "@type": "Physician",
            name,
            url: origin + pathIn(locale, path),
            ...(photo && { image: photo }),
            ...medicalSpecialtyOf(specialization),
            ...(languages && { knowsLanguage: languages.split(/\s*,\s*/) }),
            priceRange: formatRupees(fees),
            telephone: dialled(hospital.phone),
            address: postalAddressOf(hospital),
            hasMap: hospital.map,
            parentOrganization: { "@type": "Hospital", name: hospital.name, url: `${origin}/` },
            ...(hours.length > 0 && { openingHoursSpecification: hours }),
          },
          breadcrumbList(
            [
              { title: words.home, path: pathToward(locale, "/") },
              { title: words.title, path: pathToward(locale, doctorsPage.path) },
              { title: name, path: pathIn(locale, path) },
            ],
            origin,
          ),
        ],
      },
      matches,
    ),
  ];
};

export function loader({ params, url, context }: Route.LoaderArgs) {
  const locale = localeOf(url.pathname);
  const id = params.id.toLowerCase();
  if (id !== params.id) throw redirect(pathIn(locale, href("/doctor/:id", { id })), 301);
  return orLoadFailure(() => {
    const found = orNotFound(findVisibleDoctor(id));
    const [doctor = found] = rowsIn("doctor", [found], locale);
    const opd = describeDoctor(id, context, locale);
    return { doctor: toProfileView(doctor, opd?.now, locale), opd };
  });
}

export default function Doctor({ loaderData }: Route.ComponentProps) {
  const { loadFailureOne } = useDoctorWords();
  return (
    <Page>
      {isLoadFailure(loaderData) ? (
        <LoadFailureNotice failure={loadFailureOne} {...loaderData} />
      ) : (
        <Profile {...loaderData} />
      )}
    </Page>
  );
}

function Page({ children }: { children: ReactNode }) {
  const locale = useLocale();
  return (
    <main id="main" className={`wrap ${styles.page}`}>
      <p>
        <a className={styles.alone} {...linkIn(locale, doctorsPage.path)}>
          {doctorWords[locale].allDoctors}
        </a>
      </p>
      {children}
    </main>
  );
}

function Profile({ doctor, opd }: Shown) {
  const locale = useLocale();
  const words = doctorWords[locale];
  const { specialization, languages } = doctor;
  const page = `${doctorsPage.path}?speciality=${specialitySlug(specialization)}`;
  return (
    <div className={styles.columns}>
      <div>
        <header className={styles.head}>
          <Photo photoKey={doctor.photo_key} alt="" size={208} eager />
          <div>
            <h1>{doctor.name}</h1>
            <p>
              <a className={styles.specialization} {...linkIn(locale, page)}>
                <Typed text={specialityIn(locale, specialization)} />
              </a>
            </p>
            <p>
              <Typed text={doctor.hospital} />
            </p>
            {!(seesPatients(doctor) && opd?.days.length) && (
              <AvailabilityBadge availability={doctor.availability} />
            )}
          </div>
        </header>
        <dl className={styles.facts}>
          <div>
            <dt>{words.fee}</dt>
            <dd>{formatRupees(doctor.fees)}</dd>
          </div>
          <div>
            <dt>{words.experience}</dt>
            <dd>{years(doctor.experience, locale)}</dd>
          </div>
          {languages && (
            <div>
              <dt>{words.languages}</dt>
              <dd>
                <Typed text={spokenIn(locale, languages)} />
              </dd>
            </div>
          )}
        </dl>
      </div>
      <Availability doctor={doctor} opd={opd} />
      <div>
        <Told title={words.about} text={doctor.about} length={150} />
        <section>
          <h2>{words.education}</h2>
          <p className={styles.lines}>
            <Typed text={doctor.qualification} />
          </p>
        </section>
        {!isNone(doctor.awards) && (
          <Told title={words.achievements} text={doctor.awards} length={100} />
        )}
        {locale !== "en" && (
          <p>
            <a className={styles.alone} href={href("/doctor/:id", { id: doctor.id })} hrefLang="en">
              {words.inEnglish}
            </a>
          </p>
        )}
        <BeforeYouCome doctor={doctor} />
      </div>
    </div>
  );
}

const papers = "M5 3h14v18H5zM9 9h6M9 14h6";

function BeforeYouCome({ doctor }: Pick<Shown, "doctor">) {
  const locale = useLocale();
  const words = doctorWords[locale];
  const { before } = contactWords[locale];
  const contact = linkToIn(locale, contactPage);
  return (
    <section className={`panel ${styles.before}`}>
      <h2>{before}</h2>
      <ul className={`plain ${styles.rows}`}>
        {seesPatients(doctor) && (
          <li>
            <Icon name="phone" /> {words.toSee}
          </li>
        )}
        <li>
          <Drawing path={papers} /> {words.bring}
        </li>
        <InsuranceItem>
          <Drawing path={papers} />
        </InsuranceItem>
        <li>
          <Icon name="pin" /> <a {...linkIn(locale, contact.path)}>{contact.title}</a>
        </li>
      </ul>
    </section>
  );
}

/** What the hospital has written of a doctor; it is left out of pages in another language. */
function Told({ title, text, length }: { title: string; text: string; length: number }) {
  const locale = useLocale();
  if (!isIn(locale, text)) return null;
  const { readMore: more, readLess: less } = doctorWords[locale];
  return (
    <section>
      <h2>{title}</h2>
      <ReadMore text={text} length={length} words={{ more, less }} />
    </section>
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
  const words = useDoctorWords();
  const { call } = useShell();
  return (
    <aside
      id="times"
      className={`panel ${styles.times}`}
      aria-labelledby="times-title"
      tabIndex={-1}
      ref={focusIfAskedFor}
    >
      <h2 id="times-title">{fillPlaces(words.opdOf, { name: doctor.name })}</h2>
      {seesPatients(doctor) ? <OpdTimes doctor={doctor} opd={opd} /> : <p>{words.notSeeing}</p>}
      <a className={`button gold ${styles.call}`} href={hospital.phone.link}>
        <Icon name="phone" /> {call} <span>{hospital.phone.shown}</span>
      </a>
      <div className={styles.rows}>
        <Share doctor={doctor} opd={opd} />
        {seesPatients(doctor) && <ToCalendar doctor={doctor} opd={opd} />}
      </div>
    </aside>
  );
}

function Share({ doctor, opd }: Shown) {
  const { id, name, specialization } = doctor;
  const locale = useLocale();
  const words = doctorWords[locale];
  const page = siteOrigin(useMatches()) + pathIn(locale, href("/doctor/:id", { id }));
  const usual = seesPatients(doctor) ? opd?.usual : undefined;
  const hours = usual && fillPlaces(words.opdHours, { hours: usual });
  const text = [`${name}, ${specialityIn(locale, specialization)}`, hours, page]
    .filter(Boolean)
    .join("\n");
  return (
    <a href={`https://wa.me/?text=${encodeRare(text)}`}>
      <Icon name="chat" /> {words.share}
    </a>
  );
}

/** Leaves letters as they are in an address: in Hindi each would be nine. */
function encodeRare(text: string): string {
  return text.replaceAll(/[\s%&+#"<>]/g, encodeURIComponent);
}

/** One event for the next hours, or all as a calendar that follows each change. */
function ToCalendar({ doctor: { id }, opd }: Shown) {
  const words = useDoctorWords();
  const origin = siteOrigin(useMatches());
  if (!opd?.days.length) return null;
  const file = href("/doctor/:id/opd.ics", { id });
  return (
    <>
      {opd.next && (
        <a href={`${file}?day=${opd.next.day}`}>
          <Icon name="calendar" /> {fillPlaces(words.add, { day: opd.next.name })}
        </a>
      )}
      <a href={`${origin.replace(/^https?/, "webcal")}${file}`}>
        <Icon name="calendar" /> {words.allInCalendar}
      </a>
    </>
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
  const words = useDoctorWords();
  const lists = slotLists(doctor, words);
  if (lists.length === 0) return <p>{words.noTimes}</p>;
  return (
    <>
      <Hours lists={lists} />
      <details className={styles.single}>
        <summary>{words.halfHours}</summary>
        <AllSingleTimes lists={lists} />
      </details>
    </>
  );
}

interface SlotList {
  title: string;
  slots: string[];
}

function slotLists({ hospital_slots, video_slots }: DoctorProfile, words: DoctorWords): SlotList[] {
  return [
    { title: words.hospitalHours, slots: hospital_slots },
    { title: words.videoHours, slots: video_slots },
  ].filter(({ slots }) => slots.length > 0);
}

function Hours({ lists }: { lists: SlotList[] }) {
  const locale = useLocale();
  return (
    <dl className={styles.hours}>
      {lists.map(({ title, slots }) => (
        <div key={title}>
          <dt>{title}</dt>
          {timeRanges(slots, locale).map((range) => (
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
  const locale = useLocale();
  return (
    <>
      <h3>{title}</h3>
      <ul className={styles.slots}>
        {slots.map((slot) => (
          <li key={slot}>{showSlot(slot, locale)}</li>
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
