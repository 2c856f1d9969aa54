import { href, Link } from "react-router";
import { useHospital } from "#app/hospital/hospital.ts";
import { pathIn } from "#app/language/locale.ts";
import { fillPlaces } from "#app/language/messages.ts";
import { formatRupees } from "#app/language/money.ts";
import { Typed } from "#app/language/typed.tsx";
import { useLocale } from "#app/language/use-locale.ts";
import type { OpdLine } from "#app/timetable/words.ts";
import { Photo } from "#app/uploads/photo.tsx";
import { doctorCardWords } from "#app/words/doctor-card.ts";
import { specialityIn, spokenIn } from "#app/words/typed.ts";
import styles from "./card.module.css";
import type { DoctorCard } from "./visitor-view.server.ts";
import { years } from "./years.ts";

/** A doctor in a list; all of it leads to the profile. `eager` is for a card above the fold. */
export function Card({ doctor, eager }: { doctor: DoctorCard; eager?: true }) {
  const { id, name, specialization, hospital, languages, experience, fees, photo_key } = doctor;
  const locale = useLocale();
  const words = doctorCardWords[locale];
  // Most cards would share the hospital's own address.
  const isElsewhere = hospital.split(",")[0] !== useHospital().name;
  const profile = pathIn(locale, href("/doctor/:id", { id }));
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
          <b>
            <Typed text={specialityIn(locale, specialization)} />
          </b>{" "}
          <span>{`${years(experience, locale)} · ${fillPlaces(words.fee, { fee: formatRupees(fees) })}`}</span>
        </p>
        {languages && <p>{fillPlaces(words.speaks, { languages: spokenIn(locale, languages) })}</p>}
        {isElsewhere && (
          <p className={styles.place}>
            <Typed text={hospital} />
          </p>
        )}
        <Hours doctor={doctor} />
      </div>
      <div className={styles.actions}>
        <Link
          discover="none"
          className="button quiet"
          to={profile}
          aria-label={fillPlaces(words.profileOf, { name })}
        >
          {words.profile}
        </Link>{" "}
        <Link
          discover="none"
          className="button"
          to={`${profile}#times`}
          aria-label={fillPlaces(words.checkOf, { name })}
        >
          {words.check}
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
  const locale = useLocale();
  const words = doctorCardWords[locale];
  if (availability === "unavailable") {
    return <p className={styles.away}>{words.notNow}</p>;
  }
  return (
    <p className={opd ? tones[opd.tone] : styles.hours}>
      {opd?.tone !== "now" && <span className="visually-hidden">{`${words.opd} `}</span>}
      {opd?.text || opd_hours || words.ask}
    </p>
  );
}
