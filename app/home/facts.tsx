import { hospital } from "#app/hospital.ts";
import styles from "./facts.module.css";

const facts = [
  [`${hospital.beds}`, "beds"],
  [`${hospital.icuBeds}`, "ICU beds"],
  ["OT", "operation theatre"],
  ["NICU", "care for newborns"],
  ["NABH", "accredited"],
] as const;

/** The house in five figures. */
export function Facts() {
  return (
    <div className={styles.facts}>
      <ul className="wrap plain">
        {facts.map(([figure, meaning]) => (
          <li key={figure}>
            <strong>{figure}</strong> {meaning}
          </li>
        ))}
      </ul>
    </div>
  );
}
