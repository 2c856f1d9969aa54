import type { ReactNode } from "react";
import { href, Link } from "react-router";
import { pathIn } from "#app/language/locale.ts";
import { Typed } from "#app/language/typed.tsx";
import { useLocale } from "#app/language/use-locale.ts";
import { doctorWords } from "#app/words/doctors.ts";
import styles from "./chips.module.css";

export interface Speciality {
  slug: string;
  name: string;
}

/**
 * Links to the doctors of one speciality. On phones the list waits under its title; the list is no child
 * of `details`, so that wide screens can show it without.
 */
export function Chips({
  specialities,
  chosen,
  isSearch,
  here,
}: {
  specialities: Speciality[];
  /** The slug of a speciality, or empty. */
  chosen: string;
  isSearch: boolean;
  /** Whether only those are listed who are here today; undefined where nobody knows. */
  here: boolean | undefined;
}) {
  const locale = useLocale();
  const words = doctorWords[locale];
  const page = pathIn(locale, href("/doctors"));
  const current = specialities.find(({ slug }) => slug === chosen);
  return (
    <nav aria-label={words.speciality} className={styles.chips}>
      <Chip to={page} isCurrent={!chosen && !isSearch && !here}>
        {words.all}
      </Chip>
      {here !== undefined && (
        <Chip to={`${page}?here=today`} isCurrent={here}>
          {words.here}
        </Chip>
      )}
      <details key={chosen}>
        <summary className={current ? "button" : "button quiet"}>
          {current ? <Typed text={current.name} /> : words.speciality}
        </summary>
      </details>
      <ul>
        {specialities.map(({ slug, name }) => (
          <li key={slug}>
            <Chip to={`${page}?speciality=${encodeURIComponent(slug)}`} isCurrent={slug === chosen}>
              <Typed text={name} />
            </Chip>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Chip({
  to,
  isCurrent,
  children,
}: {
  to: string;
  isCurrent: boolean;
  children: ReactNode;
}) {
  return (
    <Link
      to={to}
      discover="none"
      className={isCurrent ? "button" : "button quiet"}
      aria-current={isCurrent ? "page" : undefined}
    >
      {children}
    </Link>
  );
}
