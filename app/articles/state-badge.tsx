import { type ListState, stateLabels } from "./list-states.ts";
import styles from "./staff-state.module.css";

export function StateBadge({ state }: { state: ListState }) {
  return <span className={`${styles.badge} ${styles[state]}`}>{stateLabels[state]}</span>;
}
