import { href, Link } from "react-router";
import { Photo } from "#app/uploads/photo.tsx";
import { AvailabilityBadge } from "./availability-badge.tsx";
import styles from "./card.module.css";
import { formatRupees } from "./money.ts";
import type { DoctorCard } from "./visitor-view.server.ts";
import { years } from "./years.ts";

/** A doctor in a list. `eager` is for a card above the fold; `heading` is the level of the name. */
export function Card({
  doctor,
  eager,
  heading: Heading = "h2",
}: {
  doctor: DoctorCard;
  eager?: true;
  heading?: "h2" | "h3";
}) {
  const profile = href("/doctor/:id", { id: doctor.id });
  return (
    <article className={`card ${styles.card}`}>
      <Photo photoKey={doctor.photo_key} alt="" size={104} eager={eager} />
      <div>
        <Heading className={styles.name}>{doctor.name}</Heading>
        <p className={styles.specialization}>{doctor.specialization}</p>
        <p className={styles.detail}>{doctor.hospital}</p>
        {doctor.languages && <p className={styles.detail}>Speaks {doctor.languages}</p>}
        <p className={styles.facts}>
          <span>{years(doctor.experience)}</span>
          <span>{formatRupees(doctor.fees)}</span>
          <AvailabilityBadge availability={doctor.availability} />
        </p>
      </div>
      <div className={styles.actions}>
        <Link
          className="button quiet"
          to={profile}
          aria-label={`View Full Profile of ${doctor.name}`}
        >
          View Full Profile
        </Link>
        <Link
          className="button"
          to={`${profile}#times`}
          aria-label={`Check Availability of ${doctor.name}`}
        >
          Check Availability
        </Link>
      </div>
    </article>
  );
}
