import type { z } from "zod";
import type { Moment, Timetable } from "#app/timetable/calendar.ts";
import { type Entry, entriesOn, listSeeing } from "#app/timetable/entries.server.ts";
import { showClock } from "#app/timetable/range.ts";
import { showClosure } from "#app/timetable/words.ts";
import type { opdDayJson } from "./json.ts";

type DayJson = z.infer<typeof opdDayJson>;

/** The OPD of these days, with the doctors whom the website shows and who are available. */
export function toDaysJson(
  timetable: Timetable,
  days: readonly string[],
  moment: Moment,
): DayJson[] {
  const doctors = listSeeing();
  return days.map((date) => ({
    date,
    closed: showClosure(timetable, date) || null,
    sittings: entriesOn(timetable, date, moment, doctors).map(toSitting),
  }));
}

function toSitting({ occurrence, doctor, state }: Entry): DayJson["sittings"][number] {
  const { id, name, specialization } = doctor;
  const { starts_at, ends_at, sitting } = occurrence;
  return {
    sitting: sitting.id,
    doctor: { _id: id, id, name, specialization },
    from: showClock(starts_at),
    to: showClock(ends_at),
    state,
    room: sitting.room,
    note: sitting.note,
  };
}
