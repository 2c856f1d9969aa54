import { useDoctorWords } from "#app/words/doctors.ts";
import type { Availability } from "#db/schema.ts";
import styles from "./availability-badge.module.css";

export function AvailabilityBadge({ availability }: { availability: Availability }) {
  const words = useDoctorWords();
  return availability === "available" ? (
    <span className={styles.badge}>{words.available}</span>
  ) : (
    <span className={`${styles.badge} ${styles.off}`}>{words.unavailable}</span>
  );
}
