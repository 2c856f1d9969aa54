import { href } from "react-router";
import { formatRupees } from "#app/language/money.ts";
import { AvailabilityBadge } from "./availability-badge.tsx";
import styles from "./small-card.module.css";
import type { DoctorCard } from "./visitor-view.server.ts";
import { years } from "./years.ts";

export function SmallCard({ doctor }: { doctor: DoctorCard }) {
  const { id, name, specialization, experience, fees, availability } = doctor;
  return (
    <div className={styles.card}>
      <a href={href("/doctor/:id", { id })}>{name}</a>
      <small>{specialization}</small>
      <small>{`${years(experience)}, ${formatRupees(fees)}`}</small>
      {availability === "unavailable" && <AvailabilityBadge availability={availability} />}
    </div>
  );
}
