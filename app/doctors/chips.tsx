import { href, Link } from "react-router";
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
  const page = href("/doctors");
  const current = specialities.find(({ slug }) => slug === chosen);
  return (
    <nav aria-label="Speciality" className={styles.chips}>
      <Chip to={page} isCurrent={!chosen && !isSearch && !here}>
        All
      </Chip>
      {here !== undefined && (
        <Chip to={`${page}?here=today`} isCurrent={here}>
          Here today
        </Chip>
      )}
      <details key={chosen}>
        <summary className={current ? "button" : "button quiet"}>
          {current ? current.name : "Speciality"}
        </summary>
      </details>
      <ul>
        {specialities.map(({ slug, name }) => (
          <li key={slug}>
            <Chip to={`${page}?speciality=${encodeURIComponent(slug)}`} isCurrent={slug === chosen}>
              {name}
            </Chip>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Chip({ to, isCurrent, children }: { to: string; isCurrent: boolean; children: string }) {
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
