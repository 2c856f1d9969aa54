import type { ReactNode } from "react";
import type { Hospital as HospitalData } from "schema-dts";
import { wordEmergencyHoursShort } from "#app/care/emergency-hours.ts";
import { ambulanceNumber, emergencyNumber } from "#app/care/emergency-numbers.ts";
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
import {
  contactPage,
  doctorsPage,
  emergencyPage,
  insurancePage,
  linkTo,
} from "#app/pages/pages.ts";
import { pageMeta, siteOrigin, structuredData } from "#app/pages/seo.ts";
import { useLink } from "#app/pages/shown-links.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { Route } from "./+types/show";
import styles from "./show.module.css";

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const hospital = hospitalOf(matches);
  if (!loaderData || !hospital) return [];
  const thing = {
    "@context": "https://schema.org",
    ...machineReadable(hospital, loaderData),
  } as const;
  return [
    ...pageMeta({ ...contactPage, matches }),
    ...structuredData({ ...thing, url: `${siteOrigin(matches)}/` }, matches),
  ];
};

export function loader({ context }: Route.LoaderArgs) {
  const { phones, landmark, parking, byBus, byCar, profiles } = knownSetting("contact", context);
  return {
    phones: phones.map(({ use, label, number }) => {
      return { use, label: label || uses[use], number: toPhoneNumber(number) };
    }),
    landmark,
    parking,
    byBus,
    byCar,
    profiles,
    hours: knownSetting("hours", context),
  };
}

/** For what people ask most, where the hospital has not said it. */
const askReception = "Ask reception";

type Loaded = ReturnType<typeof loader>;
type Phone = Loaded["phones"][number];

const uses = {
  reception: "Reception",
  emergency: "Emergency",
  whatsapp: "WhatsApp",
  other: "Other calls",
};

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
  const insurance = useLink(linkTo(insurancePage));
  const { phones, landmark, parking, byBus, byCar, profiles } = loaderData;
  return (
    <main id="main" className={`wrap ${styles.page}`}>
      <h1>{contactPage.title}</h1>
      <p className={styles.emergency}>
        In an emergency call <a href={`tel:${emergencyNumber}`}>{emergencyNumber}</a>, for an
        ambulance <a href={`tel:${ambulanceNumber}`}>{ambulanceNumber}</a>.{" "}
        <a href={emergencyPage.path}>First aid while you wait</a>
      </p>
      <div className={styles.parts}>
        <Part title="Call or write">
          <dl>
            {phones.map((phone) => (
              <Line key={`${phone.label} ${phone.number.link}`} term={phone.label}>
                <PhoneLink phone={phone} />
              </Line>
            ))}
            <Line term="Email">
              <a href={`mailto:${hospital.email}`}>{hospital.email}</a>
            </Line>
            {profiles.map(({ network, url }) => (
              <Line key={url} term={networkNames[network]}>
                <a href={url}>{hospital.name}</a>
              </Line>
            ))}
          </dl>
        </Part>
        <Hours hours={loaderData.hours} />
        <Part title="Where we are">
          <dl className={styles.way}>
            {byBus && <Line term="By bus">{byBus}</Line>}
            {byCar && <Line term="By car">{byCar}</Line>}
            {landmark && <Line term="Landmark">{landmark}</Line>}
            <Line term="Parking">{parking || askReception}</Line>
          </dl>
          <address className={styles.here}>
            <Icon name="pin" />
            <span>
              <b>{hospital.name}</b>
              <br />
              {addressOf(hospital)}
            </span>
          </address>
          <p>
            <a href={directionsTo(hospital)} className="button quiet">
              Directions
            </a>{" "}
            <a href={hospital.map} className="button quiet">
              Map
            </a>
          </p>
        </Part>
        <Part title="Before you come">
          <ul>
            <li>
              <a href={doctorsPage.path}>{doctorsPage.title}</a>
            </li>
            {insurance && (
              <li>
                <a href={insurance.path}>{insurance.title}: is yours on our list?</a>
              </li>
            )}
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

function Hours({ hours }: { hours: Loaded["hours"] }) {
  const { reception, visiting } = hours;
  const emergency = wordEmergencyHoursShort(hours);
  return (
    <Part title="Hours">
      <dl>
        {reception && <Line term="Reception">{reception}</Line>}
        <Line term="Visiting patients">{visiting || askReception}</Line>
        {emergency && <Line term="Emergency">{emergency}</Line>}
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

function Line({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
