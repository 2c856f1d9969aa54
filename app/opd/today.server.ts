import { hasSittings } from "#db/sittings.ts";
import { isWithin } from "./calendar.ts";
import { type Entry, entriesOn, listSeeing, type RowState, stateWords } from "./entries.server.ts";
import { showRange, showTime } from "./range.ts";
import { byDoctor, readClock, readTimetableOn } from "./timetable.server.ts";
import { awayUntil, showLongDay } from "./words.ts";

/** Of more, those that are over are left out, and who comes last. */
const maxRows = 100;

/** The sittings of today by time, for the front desk. */
export function readToday() {
  const moment = readClock();
  const timetable = readTimetableOn(moment.day);
  const of = byDoctor(timetable);
  const entries = entriesOn(timetable, moment.day, moment, listSeeing());
  const shown =
    entries.length > maxRows
      ? entries.filter(({ state }) => state !== "over").slice(0, maxRows)
      : entries;
  const rows = shown.map(({ occurrence, doctor, state }) => {
    const { sitting, absence } = occurrence;
    const isAway = state === "away" && absence?.back_at === null;
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
    counts: countStates(entries),
    isMore: rows.length < entries.length,
    rows,
  };
}

function countStates(entries: Entry[]): Partial<Record<RowState, number>> {
  const counts: Partial<Record<RowState, number>> = {};
  for (const { state } of entries) counts[state] = (counts[state] ?? 0) + 1;
  return counts;
}
