import { Fragment } from "react";
import { ambulanceNumber, emergencyNumber } from "#app/care/emergency-numbers.ts";
import { helplines } from "#app/care/helplines.ts";
import { addressOf, useHospital } from "#app/hospital/hospital.ts";
import { pathIn } from "#app/language/locale.ts";
import { speciality } from "#app/library/menu-groups.ts";
import { doctorsPage, emergencyPage } from "#app/pages/pages.ts";
import { useLinks } from "#app/pages/shown-links.ts";
import { emergencyWords } from "#app/words/emergency.ts";
import styles from "./call-card.module.css";
import type { Call } from "./calls.ts";
import type { UrgentCall } from "./urgent.ts";

/** Before all results, because whoever searches for this needs a person rather than a page. */
export function CallCard({ call }: { call: Call }) {
  return call === "appointment" || call === "reception" ? (
    <ReceptionCall call={call} />
  ) : (
    <EmergencyCall call={call} />
  );
}

function EmergencyCall({ call }: { call: UrgentCall }) {
  const { mind, women, children } = helplines;
  const others = { suicide: [mind], violence: [women, children], emergency: [] }[call];
  return (
    <section className={`${styles.call} ${styles.emergency}`}>
      <h2>Call now if somebody is in danger</h2>
      <p className={styles.numbers}>
        <a className="button" href={`tel:${emergencyNumber}`}>
          {`Emergency ${emergencyNumber}`}
        </a>
        <a className="button" href={`tel:${ambulanceNumber}`}>
          {`Ambulance ${ambulanceNumber}`}
        </a>
        {others.map(({ name, number }) => (
          <a key={number} className="button" href={`tel:${number}`}>
            {`${name} ${number}`}
          </a>
        ))}
      </p>
      {call === "suicide" && (
        <p>
          {mind.name} is the free helpline for anybody in distress, by day and night. You can speak
          to them for yourself or for somebody else.
        </p>
      )}
      {call === "violence" && (
        <p>
          All these numbers are free, by day and night. You can call them for yourself or for
          somebody else, also after the violence is over.
        </p>
      )}
      <p>
        <a href={emergencyPage.path}>Emergency: what to do until help comes</a>
        {(["hi", "pa"] as const).map((locale) => (
          <Fragment key={locale}>
            {" · "}
            <a href={pathIn(locale, emergencyPage.path)} lang={locale} hrefLang={locale}>
              {emergencyWords[locale].title}
            </a>
          </Fragment>
        ))}
      </p>
    </section>
  );
}

function ReceptionCall({ call }: { call: "appointment" | "reception" }) {
  const hospital = useHospital();
  const departments = useLinks(speciality.pages);
  return (
    <section className={styles.call}>
      <h2>Call reception</h2>
      <p className={styles.numbers}>
        <a className="button" href={hospital.phone.link}>
          {hospital.phone.shown}
        </a>
      </p>
      {call === "appointment" ? (
        <>
          <p>
            <a href={doctorsPage.path}>{doctorsPage.title}</a>
          </p>
          {departments.length > 0 && (
            <ul className={styles.departments}>
              {departments.map(({ path, title }) => (
                <li key={path}>
                  <a href={path}>{title}</a>
                </li>
              ))}
            </ul>
          )}
        </>
      ) : (
        <p>
          <a href={hospital.map}>{addressOf(hospital)}</a>
        </p>
      )}
    </section>
  );
}
