import type { Sitting } from "#app/timetable/calendar.ts";
import styles from "#app/timetable/fields.module.css";
import { labels, times } from "#app/timetable/fields.ts";
import { timeChoices } from "#app/timetable/range.ts";
import { SelectField } from "#app/ui/fields/select-field.tsx";
import { EntryField } from "#app/ui/fields/text-field.tsx";
import type { Field } from "#app/ui/fields/use-field.ts";
import { valuesOf } from "#app/ui/fields/values-of.ts";
import { Boxes, weekdays } from "./boxes.tsx";
import { DaysFields } from "./days-fields.tsx";

export const names = [
  "weekdays",
  "weeks",
  "starts_at",
  "ends_at",
  "room",
  "note",
  "first_day",
  "last_day",
] as const;

const weeks = ["1st", "2nd", "3rd", "4th", "5th"].map((label, index) => ({
  value: String(index + 1),
  label,
}));
const choices = timeChoices(times);

/** Without a version it is new. */
export type SittingToEdit = Partial<Sitting> & { version?: number };

/** The inputs of a form by `names`. Hours that are for a while, in place of others, need both days. */
export function SittingInputs({
  fields,
  isInstead,
  days,
}: {
  fields: Record<(typeof names)[number], Field>;
  isInstead: boolean;
  /** With other ones the days are filled in anew, and what else was typed stays. */
  days: string;
}) {
  const more = [fields.weeks, fields.first_day, fields.last_day];
  const hasMore = more.flatMap(({ initialValue }) => valuesOf(initialValue)).some(Boolean);
  return (
    <>
      <Boxes field={fields.weekdays} label={labels.weekdays} choices={weekdays} />
      <div className={styles.pair}>
        <SelectField
          field={fields.starts_at}
          label={labels.starts_at}
          data={choices.slice(0, -1)}
        />
        <SelectField field={fields.ends_at} label={labels.ends_at} data={choices.slice(1)} />
        <EntryField field={fields.room} label={labels.room} placeholder="Room 3" />
      </div>
      <EntryField field={fields.note} label={`${labels.note} (optional)`} />
      {isInstead && <DaysFields key={days} {...fields} required />}
      <details open={hasMore && !isInstead}>
        <summary>{isInstead ? "Only some weeks" : "Only some weeks, or only for a time"}</summary>
        <div className={styles.form}>
          <Boxes
            field={fields.weeks}
            label={labels.weeks}
            description="2nd and 4th with Saturday: the second and the fourth Saturday of each month. None: every week."
            choices={weeks}
          />
          {!isInstead && <DaysFields {...fields} optional />}
        </div>
      </details>
    </>
  );
}

export function asTyped(sitting: SittingToEdit = {}) {
  const { starts_at = 10 * 60, ends_at = 13 * 60, weekdays = [], weeks = [] } = sitting;
  return {
    ...sitting,
    weekdays: weekdays.map(String),
    weeks: weeks.map(String),
    starts_at: String(starts_at),
    ends_at: String(ends_at),
    first_day: sitting.first_day ?? "",
    last_day: sitting.last_day ?? "",
  };
}
