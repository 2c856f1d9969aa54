import type { Place } from "#db/register/queues.ts";
import { type Occurrence, occurrencesOn } from "./calendar.ts";
import { isExpected, stateOf } from "./entries.server.ts";
import { readClock, readTimetableOf } from "./timetable.server.ts";

type Hours = Pick<Place, "doctor_id" | "day" | "sitting_id">;

/** Undefined for days that are over, and for hours that are not in the timetable any more. */
export function findOccurrence({ doctor_id, day, sitting_id }: Hours): Occurrence | undefined {
  if (day < readClock().day) return undefined;
  return occurrencesOn(readTimetableOf(doctor_id, day), day).find(
    ({ sitting }) => sitting.id === sitting_id,
  );
}

/** The hours that patients are told; undefined where the doctor does not come. */
export function presentHours(hours: Hours): Occurrence | undefined {
  const occurrence = findOccurrence(hours);
  if (!occurrence) return undefined;
  return isExpected({ state: stateOf(occurrence, readClock()) }) ? occurrence : undefined;
}
