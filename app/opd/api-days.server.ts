import type { z } from "zod";
import { findDoctors } from "#db/doctors.ts";
import { isWithin, type Moment, occurrencesOn, type Timetable } from "./calendar.ts";
import type { opdDayJson } from "./json.ts";
import { showClock } from "./range.ts";
import { stateOfRow } from "./today.server.ts";

/** The sittings of these days, of the doctors whom visitors see and who see patients. */
export function toDaysJson(
  timetable: Timetable,
  days: readonly string[],
  moment: Moment,
): z.infer<typeof opdDayJson>[] {
  const held = days.map((date) => ({ date, occurrences: occurrencesOn(timetable, date) }));
  const ids = held.flatMap(({ occurrences }) => occurrences.map((one) => one.sitting.doctor_id));
  const doctors = new Map(
    findDoctors([...new Set(ids)])
      .filter(({ availability }) => availability === "available")
      .map((doctor) => [doctor.id, doctor]),
  );
  return held.map(({ date, occurrences }) => ({
    date,
    closed: timetable.closures.find((one) => isWithin(date, one))?.name ?? null,
    sittings: occurrences.flatMap((occurrence) => {
      const doctor = doctors.get(occurrence.sitting.doctor_id);
      if (!doctor) return [];
      const { id, name, specialization } = doctor;
      const { starts_at, ends_at, sitting } = occurrence;
      return {
        sitting: sitting.id,
        doctor: { _id: id, id, name, specialization },
        from: showClock(starts_at),
        to: showClock(ends_at),
        state: stateOn(date, occurrence, moment),
        room: sitting.room,
        note: sitting.note,
      };
    }),
  }));
}

function stateOn(date: string, occurrence: Parameters<typeof stateOfRow>[0], moment: Moment) {
  if (date === moment.day) return stateOfRow(occurrence, moment);
  return stateOfRow(occurrence, { day: date, minute: date < moment.day ? 24 * 60 : 0 });
}
