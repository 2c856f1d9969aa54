import styles from "#app/timetable/fields.module.css";
import { labels } from "#app/timetable/fields.ts";
import { TextField } from "#app/ui/fields/text-field.tsx";
import type { Field } from "#app/ui/fields/use-field.ts";

/** From … to …, both included. */
export function DaysFields({ first_day, last_day }: { first_day: Field; last_day: Field }) {
  return (
    <div className={styles.pair}>
      <TextField field={first_day} label={labels.first_day} type="date" />
      <TextField field={last_day} label={labels.last_day} type="date" />
    </div>
  );
}
