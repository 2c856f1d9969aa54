import type { ApplicationState } from "#db/schema.ts";
import styles from "./state-badge.module.css";
import { stateLabels } from "./states.ts";

export function StateBadge({ state }: { state: ApplicationState }) {
  return <span className={`${styles.badge} ${styles[state] ?? ""}`}>{stateLabels[state]}</span>;
}
