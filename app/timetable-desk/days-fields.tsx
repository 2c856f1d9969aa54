import { useRef, useState } from "react";
import { addDays, readDay } from "#app/timetable/calendar.ts";
import styles from "#app/timetable/fields.module.css";
import { labels } from "#app/timetable/fields.ts";
import type { Field } from "#app/ui/fields/use-field.ts";
import { DateField } from "./date-field.tsx";

const day = 24 * 60 * 60_000;

/** From … to …, both included. A last day that would be before the first moves along with it. */
export function DaysFields({
  first_day,
  last_day,
  optional,
  required,
}: {
  first_day: Field;
  last_day: Field;
  /** Neither day has to be known. */
  optional?: true;
  /** The last day has to be typed. */
  required?: true;
}) {
  const [days, setDays] = useState({ first: textOf(first_day), last: textOf(last_day) });
  const last = useRef<HTMLInputElement>(null);
  const more = optional ? " (optional)" : "";

  function moveFirst(typed: string) {
    const [from, to, next] = [readDay(days.first), readDay(days.last), readDay(typed)];
    const isBefore = next !== undefined && to !== undefined && to < next;
    const length = from && to ? Math.max(0, Date.parse(to) - Date.parse(from)) / day : 0;
    const moved = isBefore ? addDays(next, length) : days.last;
    if (isBefore && last.current) last.current.value = moved;
    setDays({ first: typed, last: moved });
  }

  return (
    <div className={styles.pair}>
      <DateField
        field={first_day}
        day={days.first}
        label={`${labels.first_day}${more}`}
        onChange={({ target }) => moveFirst(target.value)}
      />
      <DateField
        field={last_day}
        ref={last}
        day={days.last}
        label={`${labels.last_day}${more}`}
        empty={optional || required ? "" : "Leave it empty for one day"}
        onChange={({ target }) => setDays({ ...days, last: target.value })}
      />
    </div>
  );
}

function textOf({ initialValue }: Field): string {
  return typeof initialValue === "string" ? initialValue : "";
}
