import { speciality } from "#app/articles/menu-groups.ts";
import { useLinks } from "#app/articles/shown-links.ts";
import { ambulanceNumber, emergencyNumber } from "#app/emergency-numbers.ts";
import { helplines } from "#app/helplines.ts";
import { addressOf, useHospital } from "#app/hospital.ts";
import { doctorsPage, emergencyPage } from "#app/pages.ts";
import styles from "./call-card.module.css";
import type { Call } from "./calls.ts";

/** Before all results, because whoever searches for this needs a person rather than a page. */
export function CallCard({ call }: { call: Call }) {
  return call === "emergency" || call === "suicide" ? (
    <EmergencyCall call={call} />
  ) : (
    <ReceptionCall call={call} />
  );
}

function EmergencyCall({ call }: { call: Call }) {
  const { mind } = helplines;
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
        {call === "suicide" && (
          <a className="button" href={`tel:${mind.number}`}>
            {`${mind.name} ${mind.number}`}
          </a>
        )}
      </p>
      {call === "suicide" && (
        <p>
          {mind.name} is the free helpline for anybody in distress, by day and night. You can speak
          to them for yourself or for somebody else.
        </p>
      )}
      <p>
        <a href={emergencyPage.path}>Emergency: what to do until help comes</a>
      </p>
    </section>
  );
}

function ReceptionCall({ call }: { call: Call }) {
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
