import { listDoctors } from "#db/doctors.ts";
import { hasSittings } from "#db/sittings.ts";
import { isWithin, type Moment, type Occurrence, occurrencesOn } from "./calendar.ts";
import { showRange, showTime } from "./range.ts";
import { byDoctor, readClock, readTimetable } from "./timetable.server.ts";
import { awayUntil, showLongDay } from "./words.ts";

export type RowState = "now" | "later" | "late" | "away" | "over" | "closed";

/** The same on each screen. */
export const stateWords: Record<RowState, string> = {
  now: "In OPD now",
  later: "Later",
  late: "Late",
  away: "Away",
  over: "Over",
  closed: "Closed",
};

/** The sittings of today by time, for the front desk. */
export function readToday() {
  const moment = readClock();
  const timetable = readTimetable(moment.day);
  const of = byDoctor(timetable);
  const doctors = new Map(
    listDoctors({ visible: true })
      .filter(({ availability }) => availability === "available")
      .map((doctor) => [doctor.id, doctor]),
  );
  const rows = occurrencesOn(timetable, moment.day).flatMap((occurrence) => {
    const { sitting } = occurrence;
    const doctor = doctors.get(sitting.doctor_id);
    if (!doctor) return [];
    const state = stateOfRow(occurrence, moment);
    const isAway = state === "away" && occurrence.absence?.back_at === null;
    return {
      id: sitting.id,
      doctor: doctor.id,
      name: doctor.name,
      place: [doctor.specialization, sitting.room].filter(Boolean).join(", "),
      time: showRange(occurrence),
      state,
      word: stateWords[state],
      more: isAway ? awayUntil(of(doctor.id), moment.day) : "",
    };
  });
  const closure = timetable.closures.find((one) => isWithin(moment.day, one));
  return {
    title: showLongDay(moment.day),
    time: showTime(moment.minute),
    closed: closure?.name ?? "",
    hasTimetable: hasSittings(),
    rows,
  };
}

/** What a sitting of today is at this minute. */
export function stateOfRow(occurrence: Occurrence, { minute }: Moment): RowState {
  const { starts_at, ends_at, planned_start, closure, absence } = occurrence;
  if (closure) return "closed";
  if (ends_at <= minute) return "over";
  if (absence) return "away";
  if (starts_at <= minute) return "now";
  return starts_at > planned_start ? "late" : "later";
}
