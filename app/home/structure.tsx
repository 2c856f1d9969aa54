import { superDeluxeRoom } from "#app/pictures.ts";
import { hospital } from "#app/site/hospital.ts";
import { Picture } from "#app/ui/picture.tsx";
import { Section } from "./section.tsx";
import styles from "./structure.module.css";

const parts = [
  [`${hospital.beds} beds`, "A house small enough that the nurses know every patient by name."],
  [`${hospital.icuBeds} ICU beds`, "Watched day and night, with a monitor and oxygen at each bed."],
  ["Operation theatre", "For planned and for urgent operations, with a recovery area beside it."],
  ["NICU room", "Warmth and quiet for newborns who need help, and a chair for the mother."],
  ["Private rooms", "One patient, a window, and a place for someone of the family."],
  ["Super deluxe rooms", "More space, and a sitting corner where relatives can stay."],
] as const;

export function Structure() {
  return (
    <Section id="structure" eyebrow="The house" title="Hospital Structure" ground="sand">
      <div className={styles.structure}>
        <Picture
          picture={superDeluxeRoom}
          sizes="(min-width: 64em) 34rem, (min-width: 40em) 92vw, (min-resolution: 2.5dppx) 60vw, 92vw"
        />
        <ul className={`plain ${styles.parts}`}>
          {parts.map(([name, words]) => (
            <li key={name}>
              <h3>{name}</h3>
              <p>{words}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
