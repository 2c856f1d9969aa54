import { inItsLanguage } from "#app/language/language-of.ts";
import type { Facts } from "./facts.server.ts";
import { Section } from "./section.tsx";
import styles from "./structure.module.css";

export function Structure({ rooms }: { rooms: Facts["rooms"] }) {
  if (rooms.length === 0) return null;
  return (
    <Section id="structure" eyebrow="The hospital" title="Hospital Structure" background="sand">
      <ul className={`plain ${styles.rooms}`}>
        {rooms.map(({ title, text }) => (
          <li key={title}>
            <h3 {...inItsLanguage(title)} />
            {text && <p {...inItsLanguage(text)} />}
          </li>
        ))}
      </ul>
    </Section>
  );
}
