import { listSeeingDoctors } from "#db/doctors/visible-doctors.ts";
import { listAbsencesFrom } from "#db/timetable/absences.ts";
import { listClosuresFrom } from "#db/timetable/closures.ts";
import {
  countSittingsOn,
  hasSittings,
  listFirstSittingsOn,
  listSittingsOf,
} from "#db/timetable/sittings.ts";
import {
  closureOn,
  hoursOn,
  isWithin,
  type Moment,
  type Timetable,
  weekdayOf,
  weekOf,
} from "./calendar.ts";
import { entriesOn, type RowState, stateOf, stateWords } from "./entries.server.ts";
import { showRange, showTime } from "./range.ts";
import { byDoctor, readClock } from "./timetable.server.ts";
import { awayUntil, findAbsenceSoon, showClosure, showLongDay } from "./words.ts";

/** Longer lists leave out sittings that are over, and the last ones. */
const maxRows = 100;

export function readToday(moment: Moment = readClock()) {
  const { day, minute } = moment;
  const absences = listAbsencesFrom(day);
  const closures = listClosuresFrom(day);
  const { entries, counts, total } = readEntries(moment, { absences, closures });
  const of = byDoctor({ sittings: [], absences, closures });
  const rows = entries.map(({ occurrence, doctor, state }) => {
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
      more: isAway ? awayUntil(of(doctor.id), day) : findAbsenceSoon(of(doctor.id), day),
    };
  });
  return {
    title: showLongDay(day),
    time: showTime(minute),
    closed: showClosure({ closures }, day),
    hasTimetable: hasSittings(),
    counts,
    isMore: rows.length < total,
    rows,
  };
}

/** Counts planned sittings in SQL, because there may be thousands, and reads those of doctors away or late. */
function readEntries(moment: Moment, { absences, closures }: Omit<Timetable, "sittings">) {
  const { day, minute } = moment;
  const closure = closureOn({ closures }, day);
  const absent = absences.filter((one) => isWithin(day, one)).map(({ doctor_id }) => doctor_id);
  const ofAbsent = listSittingsOf(absent);
  const toEntries = (sittings: Timetable["sittings"]) => {
    const doctors = listSeeingDoctors(sittings.map(({ doctor_id }) => doctor_id));
    return entriesOn({ sittings, absences, closures }, day, moment, doctors);
  };
  const on = { day, weekday: weekdayOf(day), week: weekOf(day) };
  const planned = countSittingsOn(on, absent).map(({ count, ...hours }) => {
    return { state: stateOf(hoursOn(hours, day, [], closure), moment), count };
  });
  const counts = countStates([...planned, ...toEntries(ofAbsent)]);
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const isLong = total > maxRows;
  const part = { endAfter: isLong && !closure ? minute : 0, limit: maxRows };
  const sittings = [...listFirstSittingsOn(on, absent, part), ...ofAbsent];
  const entries = toEntries(sittings.sort((one, other) => (one.id < other.id ? -1 : 1)));
  return {
    entries: isLong ? entries.filter(({ state }) => state !== "over").slice(0, maxRows) : entries,
    counts,
    total,
  };
}

function countStates(
  states: { state: RowState; count?: number }[],
): Partial<Record<RowState, number>> {
  const counts: Partial<Record<RowState, number>> = {};
  for (const { state, count = 1 } of states) counts[state] = (counts[state] ?? 0) + count;
  return counts;
}
