import { href, Link } from "react-router";
import { formatRupees } from "#app/language/money.ts";
import type { OpdLine } from "#app/timetable/words.ts";
import { Photo } from "#app/uploads/photo.tsx";
import styles from "./card.module.css";
import type { DoctorCard } from "./visitor-view.server.ts";
import { years } from "./years.ts";

/** A doctor in a list; all of it leads to the profile. `eager` is for a card above the fold. */
export function Card({ doctor, eager }: { doctor: DoctorCard; eager?: true }) {
  const { id, name, specialization, hospital, languages, experience, fees, photo_key } = doctor;
  const profile = href("/doctor/:id", { id });
  return (
    <article className={`card ${styles.card}`}>
      <Photo photoKey={photo_key} alt="" size={64} eager={eager} />
      <div>
        <h2 className={styles.name}>
          <Link to={profile} discover="none">
            {name}
          </Link>
        </h2>
        <p className={styles.facts}>
          <b>{specialization}</b> <span>{`${years(experience)} · ${formatRupees(fees)}`}</span>
        </p>
        <p className={styles.place}>
          {languages && <span>{`Speaks ${languages}`}</span>}
          <span>{hospital}</span>
        </p>
        <Hours doctor={doctor} />
      </div>
      <div className={styles.actions}>
        <Link
          discover="none"
          className="button quiet"
          to={profile}
          aria-label={`View Full Profile of ${name}`}
        >
          View Full Profile
        </Link>{" "}
        <Link
          discover="none"
          className="button"
          to={`${profile}#times`}
          aria-label={`Check Availability of ${name}`}
        >
          Check Availability
        </Link>
      </div>
    </article>
  );
}

const tones: Record<OpdLine["tone"], string | undefined> = {
  now: styles.hours,
  today: styles.hours,
  late: styles.away,
  next: styles.next,
  away: styles.away,
  ask: styles.away,
};

function Hours({ doctor: { availability, opd, opd_hours } }: { doctor: DoctorCard }) {
  if (availability === "unavailable") {
    return <p className={`${styles.line} ${styles.away}`}>Unavailable. Call to ask</p>;
  }
  return (
    <p className={`${styles.line} ${opd ? tones[opd.tone] : styles.hours}`}>
      {opd?.tone !== "now" && <span className="visually-hidden">OPD </span>}
      {opd?.text || opd_hours || "Call to ask"}
    </p>
  );
}
