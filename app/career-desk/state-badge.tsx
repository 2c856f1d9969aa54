import { stateLabels } from "#app/careers/states.ts";
import type { ApplicationState } from "#db/schema.ts";
import styles from "./state-badge.module.css";

export function StateBadge({ state }: { state: ApplicationState }) {
  return <span className={`${styles.badge} ${styles[state] ?? ""}`}>{stateLabels[state]}</span>;
}
