import type { AppointmentState } from "#db/schema.ts";
import { stateLabels } from "./labels.ts";
import styles from "./state-badge.module.css";

export function StateBadge({ state }: { state: AppointmentState }) {
  return (
    <b className={styles.badge} data-state={state}>
      {stateLabels[state]}
    </b>
  );
}
