import { Link } from "react-router";
import styles from "./kind-filter.module.css";
import { type Counts, type Kind, kindLabels, kinds } from "./kinds.ts";

export function KindFilter({ counts, kind }: { counts: Counts; kind: Kind | undefined }) {
  const all = kinds.reduce((sum, one) => sum + counts[one], 0);
  return (
    <nav aria-label="Rows" className={styles.kinds}>
      <Link to="?" className="button quiet" aria-current={kind ? undefined : "true"}>
        {`All (${all.toLocaleString("en-IN")})`}
      </Link>
      {kinds
        .filter((one) => counts[one] > 0)
        .map((one) => (
          <Link
            key={one}
            to={`?kind=${one}`}
            className="button quiet"
            aria-current={one === kind ? "true" : undefined}
          >
            {`${kindLabels[one]} (${counts[one].toLocaleString("en-IN")})`}
          </Link>
        ))}
    </nav>
  );
}
