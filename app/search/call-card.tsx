import { speciality } from "#app/articles/menu-groups.ts";
import { address, hospital } from "#app/hospital.ts";
import { doctorsPage } from "#app/pages.ts";
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
  return (
    <section className={`${styles.call} ${styles.emergency}`}>
      <h2>Call now if somebody is in danger</h2>
      <p className={styles.numbers}>
        <a className="button" href={`tel:${hospital.emergency}`}>
          {`Emergency ${hospital.emergency}`}
        </a>
        <a className="button" href={`tel:${hospital.ambulance}`}>
          {`Ambulance ${hospital.ambulance}`}
        </a>
        {call === "suicide" && (
          <a className="button" href="tel:14416">
            Tele MANAS 14416
          </a>
        )}
      </p>
      {call === "suicide" && (
        <p>
          Tele MANAS is the free helpline for anybody in distress, by day and night. You can speak
          to them for yourself or for somebody else.
        </p>
      )}
      <p>
        <a href="/emergency">Emergency: what to do until help comes</a>
      </p>
    </section>
  );
}

function ReceptionCall({ call }: { call: Call }) {
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
          <ul className={styles.departments}>
            {speciality.pages.map(({ path, title }) => (
              <li key={path}>
                <a href={path}>{title}</a>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <p>
          <a href={hospital.map}>{address}</a>
        </p>
      )}
    </section>
  );
}
