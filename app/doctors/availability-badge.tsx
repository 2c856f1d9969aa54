import type { Availability } from "#db/schema.ts";
import styles from "./availability-badge.module.css";

export function AvailabilityBadge({ availability }: { availability: Availability }) {
  return availability === "available" ? (
    <span className={styles.badge}>Available</span>
  ) : (
    <span className={`${styles.badge} ${styles.off}`}>Unavailable</span>
  );
}
