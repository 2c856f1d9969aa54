import styles from "#app/articles/staff-state.module.css";
import { type ListState, stateLabels } from "./list-states.ts";

export function StateBadge({ state }: { state: ListState }) {
  return <span className={`${styles.badge} ${styles[state]}`}>{stateLabels[state]}</span>;
}
