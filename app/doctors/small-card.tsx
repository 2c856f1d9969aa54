import { href } from "react-router";
import { pathIn } from "#app/language/locale.ts";
import { fillPlaces } from "#app/language/messages.ts";
import { formatRupees } from "#app/language/money.ts";
import { Typed } from "#app/language/typed.tsx";
import { useLocale } from "#app/language/use-locale.ts";
import { Photo } from "#app/uploads/photo.tsx";
import { doctorCardWords } from "#app/words/doctor-card.ts";
import { specialityIn, spokenIn } from "#app/words/typed.ts";
import { AvailabilityBadge } from "./availability-badge.tsx";
import styles from "./small-card.module.css";
import type { DoctorCard } from "./visitor-view.server.ts";
import { years } from "./years.ts";

export function SmallCard({ doctor }: { doctor: DoctorCard }) {
  const { id, name, specialization, experience, fees, availability, opd } = doctor;
  const locale = useLocale();
  return (
    <div className={styles.card}>
      <a href={pathIn(locale, href("/doctor/:id", { id }))}>{name}</a>
      <small>
        <Typed text={specialityIn(locale, specialization)} />
      </small>
      <small>{`${years(experience, locale)}, ${fillPlaces(doctorCardWords[locale].fee, { fee: formatRupees(fees) })}`}</small>
      {availability === "unavailable" ? (
        <AvailabilityBadge availability={availability} />
      ) : (
        opd && <b data-tone={opd.tone}>{opd.text}</b>
      )}
    </div>
  );
}

/** With the face, the languages and the hours, for a department's own doctors. */
export function FaceCard({ doctor }: { doctor: DoctorCard }) {
  const { id, name, languages, experience, fees, photo_key } = doctor;
  const locale = useLocale();
  const words = doctorCardWords[locale];
  return (
    <div className={`${styles.card} ${styles.withFace}`}>
      <Photo photoKey={photo_key} alt="" size={64} />
      <div>
        <div>
          <a href={pathIn(locale, href("/doctor/:id", { id }))}>{name}</a>
          <small>{`${years(experience, locale)} · ${fillPlaces(words.fee, { fee: formatRupees(fees) })}`}</small>
          {languages && (
            <small>{fillPlaces(words.speaks, { languages: spokenIn(locale, languages) })}</small>
          )}
        </div>{" "}
        <b data-tone={doctor.opd?.tone}>{whenHere(doctor, words)}</b>
      </div>
    </div>
  );
}

function whenHere(
  { availability, opd, opd_hours }: DoctorCard,
  words: (typeof doctorCardWords)["en"],
): string {
  if (availability === "unavailable") return words.notNow;
  return opd?.text ?? (opd_hours ? `${words.opd} ${opd_hours}` : words.ask);
}
