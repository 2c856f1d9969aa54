import type { ReactNode } from "react";
import type { Hospital as HospitalData } from "schema-dts";
import { wordEmergencyHoursShort } from "#app/care/emergency-hours.ts";
import { emergencyLinks } from "#app/care/emergency-links.tsx";
import { dialled } from "#app/hospital/dialled.ts";
import {
  addressOf,
  type Hospital,
  hospitalOf,
  networkNames,
  postalAddressOf,
  useHospital,
} from "#app/hospital/hospital.ts";
import { knownSetting } from "#app/hospital/known-settings.server.ts";
import { toPhoneNumber } from "#app/hospital/phone-number.ts";
import { localeOf } from "#app/language/locale.ts";
import { Sentence } from "#app/language/sentence.tsx";
import { linkIn } from "#app/language/translated.ts";
import { Typed } from "#app/language/typed.tsx";
import { useLocale } from "#app/language/use-locale.ts";
import { pageIn } from "#app/pages/page-in.ts";
import { contactPage, doctorsPage, emergencyPage, opdPage } from "#app/pages/pages.ts";
import { pageMeta, siteOrigin, structuredData } from "#app/pages/seo.ts";
import { attempt } from "#app/requests/failure.server.ts";
import { keepUntil } from "#app/requests/http.ts";
import { wordOpdHours } from "#app/timetable/opd-hours.server.ts";
import { Icon } from "#app/ui/icon.tsx";
import { contactWords } from "#app/words/contact.ts";
import { doctorCardWords } from "#app/words/doctor-card.ts";
import { emergencyWords } from "#app/words/emergency.ts";
import { useShell } from "#app/words/shell.ts";
import type { Route } from "./+types/show";
import { readHours } from "./hours.server.ts";
import { InsuranceItem } from "./insurance-item.tsx";
import styles from "./show.module.css";

export const meta: Route.MetaFunction = ({ loaderData, matches, location }) => {
  const hospital = hospitalOf(matches);
  if (!loaderData || !hospital) return [];
  const locale = localeOf(location.pathname);
  const thing = {
    "@context": "https://schema.org",
    ...machineReadable(hospital, loaderData),
  } as const;
  return [
    ...pageMeta({ ...pageIn(locale, contactPage), locale, matches }),
    ...structuredData({ ...thing, url: `${siteOrigin(matches)}/` }, matches),
  ];
};

export async function loader({ url, context }: Route.LoaderArgs) {
  const locale = localeOf(url.pathname);
  const { uses } = contactWords[locale];
  const { phones, landmark, parking, byBus, byCar, profiles } = knownSetting(
    "contact",
    context,
    locale,
  );
  const opdHours = await attempt(() => wordOpdHours(locale));
  if (opdHours === undefined) keepUntil(context, Date.now());
  return {
    phones: phones.map(({ use, label, number }) => {
      return { use, label: label || uses[use], number: toPhoneNumber(number) };
    }),
    landmark,
    parking,
    byBus,
    byCar,
    profiles,
    hours: readHours(context, locale),
    opdHours,
  };
}

type Loaded = Awaited<ReturnType<typeof loader>>;
type Phone = Loaded["phones"][number];

function machineReadable(hospital: Hospital, { phones, profiles }: Loaded) {
  return {
    "@type": "Hospital",
    name: hospital.name,
    email: hospital.email,
    telephone: dialled(hospital.phone),
    address: postalAddressOf(hospital),
    hasMap: hospital.map,
    contactPoint: phones.map(({ label, number }) => {
      return { "@type": "ContactPoint", contactType: label, telephone: dialled(number) } as const;
    }),
    ...(profiles.length > 0 && { sameAs: profiles.map(({ url }) => url) }),
  } as const satisfies HospitalData;
}

/** Only what the hospital has said: no heading without anything under it. */
export default function Contact({ loaderData }: Route.ComponentProps) {
  const hospital = useHospital();
  const locale = useLocale();
  const words = contactWords[locale];
  const { emergencyNumbers, directions } = useShell();
  const doctors = pageIn(locale, doctorsPage);
  const { phones, landmark, parking, byBus, byCar, profiles } = loaderData;
  return (
    <main id="main" className={`wrap ${styles.page}`}>
      <h1>{pageIn(locale, contactPage).title}</h1>
      <p className={styles.emergency}>
        <Sentence text={emergencyNumbers} {...emergencyLinks} />{" "}
        <a {...linkIn(locale, emergencyPage.path)}>{emergencyWords[locale].firstAid}</a>
      </p>
      <div className={styles.parts}>
        <Part title={words.whereWeAre}>
          <dl className={styles.way}>
            <TypedLine term={words.byBus} text={byBus} />
            <TypedLine term={words.byCar} text={byCar} />
            <TypedLine term={words.landmark} text={landmark} />
            <TypedLine term={words.parking} text={parking} />
          </dl>
          <address className={styles.here}>
            <Icon name="pin" />
            <span>
              <b>
                <Typed text={hospital.name} />
              </b>
              <br />
              <Typed text={addressOf(hospital)} />
            </span>
          </address>
          <p>
            <a href={directionsTo(hospital)} className="button quiet">
              {directions}
            </a>{" "}
            <a href={hospital.map} className="button quiet">
              {words.map}
            </a>
          </p>
        </Part>
        <Part title={words.callOrWrite}>
          <dl>
            {phones.map((phone) => (
              <Line key={`${phone.label} ${phone.number.link}`} term={<Typed text={phone.label} />}>
                <PhoneLink phone={phone} />
              </Line>
            ))}
            <Line term={words.email}>
              <a href={`mailto:${hospital.email}`}>{hospital.email}</a>
            </Line>
            {profiles.map(({ network, url }) => (
              <Line key={url} term={networkNames[network]}>
                <a href={url}>
                  <Typed text={hospital.name} />
                </a>
              </Line>
            ))}
          </dl>
        </Part>
        <Hours hours={loaderData.hours} opdHours={loaderData.opdHours} />
        <Part title={words.before}>
          <ul className="plain">
            <li>
              <a {...linkIn(locale, doctors.path)}>{doctors.title}</a>
            </li>
            <InsuranceItem />
          </ul>
        </Part>
      </div>
    </main>
  );
}

function PhoneLink({ phone: { use, number } }: { phone: Phone }) {
  if (use !== "whatsapp") return <a href={number.link}>{number.shown}</a>;
  return <a href={`https://wa.me/${number.link.replace(/\D/g, "")}`}>{number.shown}</a>;
}

function Hours({ hours, opdHours }: Pick<Loaded, "hours" | "opdHours">) {
  const locale = useLocale();
  const words = contactWords[locale];
  const emergency = wordEmergencyHoursShort(hours, locale);
  if (![hours.reception, hours.visiting, opdHours, emergency].some(Boolean)) return null;
  const opd = pageIn(locale, opdPage);
  return (
    <Part title={words.hours}>
      <dl>
        <TypedLine term={words.reception} text={hours.reception} />
        <Line term={doctorCardWords[locale].opd}>
          {opdHours || <a {...linkIn(locale, opd.path)}>{opd.title}</a>}
        </Line>
        <TypedLine term={words.visiting} text={hours.visiting} />
        {emergency && <Line term={words.emergency}>{emergency}</Line>}
      </dl>
    </Part>
  );
}

/** Opens the maps app of a phone with the way from where it is. */
function directionsTo(hospital: Hospital): string {
  const place = encodeURIComponent(addressOf(hospital));
  return `https://www.google.com/maps/dir/?api=1&destination=${place}`;
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="panel">
      <h2>{title}</h2>
      {children}
    </section>
  );
}

/** What the hospital has typed, if anything. */
function TypedLine({ term, text }: { term: string; text: string }) {
  return (
    text && (
      <Line term={term}>
        <Typed text={text} />
      </Line>
    )
  );
}

function Line({ term, children }: { term: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
