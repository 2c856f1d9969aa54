import { href, Link } from "react-router";
import { stateLabels, states } from "#app/careers/states.ts";
import { pathWith } from "#app/requests/path-with.ts";
import styles from "#app/ui/staff-state-links.module.css";
import type { StateCounts } from "#db/applications/application-counts.ts";
import type { ApplicationState } from "#db/schema.ts";

/** Links to the applications in one state, with the present search; without numbers where it finds very many. */
export function StateFilter({
  q,
  state,
  counts,
}: {
  q: string;
  state: ApplicationState | undefined;
  counts: StateCounts | undefined;
}) {
  return (
    <nav className={styles.states} aria-label="Applications by state">
      {[undefined, ...states].map((one) => (
        <Link
          key={one ?? "all"}
          to={pathTo(q, one)}
          aria-current={one === state ? "true" : undefined}
          discover="none"
        >
          {one ? stateLabels[one] : "All"}
          {counts && ` (${countIn(counts, one).toLocaleString("en-IN")})`}
        </Link>
      ))}
    </nav>
  );
}

function countIn(counts: StateCounts, state: ApplicationState | undefined): number {
  return state ? counts[state] : states.reduce((sum, one) => sum + counts[one], 0);
}

function pathTo(q: string, state: ApplicationState | undefined): string {
  return pathWith(href("/dashboard/Careers"), { q, state });
}
