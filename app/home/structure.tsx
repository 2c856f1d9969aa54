import { inItsLanguage } from "#app/language/language-of.ts";
import { useLocale } from "#app/language/use-locale.ts";
import { homeWords } from "#app/words/home.ts";
import type { Facts } from "./facts.server.ts";
import { Section } from "./section.tsx";
import styles from "./structure.module.css";

export function Structure({ rooms }: { rooms: Facts["rooms"] }) {
  const words = homeWords[useLocale()];
  if (rooms.length === 0) return null;
  return (
    <Section id="structure" title={words.structure} background="sand">
      <ul className={`plain ${styles.rooms}`}>
        {rooms.map(({ title, text }) => (
          <li key={title}>
            <Heading title={title} />
            {text && <p {...inItsLanguage(text)} />}
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** A number at its beginning is large. */
function Heading({ title }: { title: string }) {
  const [, number, rest] = /^(\d+) (.+)$/.exec(title) ?? [];
  if (!number) return <h3 {...inItsLanguage(title)} />;
  return (
    <h3>
      <b>{number}</b>
      {` ${rest}`}
    </h3>
  );
}
