import { href, Link } from "react-router";
import { stateLabels, states } from "#app/careers/states.ts";
import type { StateCounts as Counts } from "#db/applications/application-counts.ts";
import styles from "./state-counts.module.css";

/** How many applications are in each state, such as "3 new", with links to them. */
export function StateCounts({ counts }: { counts: Counts | undefined }) {
  const known = states.filter((state) => counts && counts[state] > 0);
  if (!counts || known.length === 0) return null;
  return (
    <nav className={styles.counts} aria-label="Applications by state">
      <span>Applications:</span>
      {known.map((state) => (
        <Link key={state} to={`${href("/dashboard/Careers")}?state=${state}`}>
          {`${counts[state].toLocaleString("en-IN")} ${stateLabels[state].toLowerCase()}`}
        </Link>
      ))}
    </nav>
  );
}
