import { addDays, type Closure, daysFrom, isOn, type Sitting } from "./calendar.ts";
import { showRange } from "./range.ts";
import { showDay, showDays } from "./words.ts";

const daysLooked = 60;

interface Days {
  first_day: string;
  last_day: string;
}

/** Warns staff of overlapping hours and closed days, which they may accept. */
export function remarksOn(
  sitting: Sitting,
  others: readonly Sitting[],
  closures: readonly Closure[],
  today: string,
): string[] {
  const days = daysFrom(today, daysLooked).filter((day) => isOn(sitting, day));
  const overlapping = others.filter(
    (other) =>
      other.id !== sitting.id &&
      other.id !== sitting.replaces &&
      other.replaces !== sitting.id &&
      other.starts_at < sitting.ends_at &&
      sitting.starts_at < other.ends_at &&
      days.some((day) => isOn(other, day)),
  );
  const instead = others
    .filter(({ replaces, last_day }) => replaces === sitting.id && (last_day ?? today) >= today)
    .map((other) => `Other hours ${showDays(other as Days)}: ${showRange(other)}.`);
  const closed = closures.flatMap(({ name, first_day, last_day }) => {
    const day = days.find((one) => first_day <= one && one <= last_day);
    return day ? [`Closed on ${showDay(day)}: ${name}.`] : [];
  });
  const isOver = sitting.last_day !== null && sitting.last_day < today;
  return [
    ...overlapping.map((other) => `At the same time: ${showRange(other)}.`),
    ...instead,
    ...closed,
    ...(isOver ? [`Over since ${showDay(addDays(sitting.last_day as string, 1))}.`] : []),
  ];
}
