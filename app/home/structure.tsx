import { ownWords, useHospital } from "#app/hospital.ts";
import type { Facts } from "./facts.server.ts";
import { Section } from "./section.tsx";
import styles from "./structure.module.css";

export function Structure({ rooms }: { rooms: Facts["rooms"] }) {
  const hospital = useHospital();
  const isThere = ({ title }: Facts["rooms"][number]) =>
    hospital.icuBeds > 0 || !title.includes("{icuBeds}");
  return (
    <Section id="structure" eyebrow="The hospital" title="Hospital Structure" background="sand">
      <ul className={`plain ${styles.rooms}`}>
        {rooms.filter(isThere).map(({ title, text }) => (
          <li key={title}>
            <h3 {...ownWords(title, hospital)} />
            <p {...ownWords(text, hospital)} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
