import { fillIn, useHospital } from "#app/hospital.ts";
import { Section } from "./section.tsx";
import styles from "./structure.module.css";

const rooms = [
  ["{beds} beds", "A small hospital, where faces soon become familiar."],
  ["{icuBeds} ICU beds", "For patients who need to be watched closely and supported."],
  ["Operation theatre", "Where our surgeons and their teams operate."],
  ["NICU room", "For newborns who come early or need help after birth."],
  ["Private rooms", "A room of one's own, with a place for someone of the family."],
  ["Super deluxe rooms", "More space, and a corner where relatives can sit together."],
] as const;

export function Structure() {
  const hospital = useHospital();
  return (
    <Section id="structure" eyebrow="The hospital" title="Hospital Structure" background="sand">
      <ul className={`plain ${styles.rooms}`}>
        {rooms.map(([name, words]) => (
          <li key={name}>
            <h3>{fillIn(name, hospital)}</h3>
            <p>{words}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
