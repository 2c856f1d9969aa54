import type { Locale } from "#app/language/locale.ts";
import { rowsIn, sittingsIn } from "#db/texts/words.ts";
import { listAbsencesFrom, listAbsencesOf } from "#db/timetable/absences.ts";
import { listClosuresFrom } from "#db/timetable/closures.ts";
import { listSittings, listSittingsOf, listSittingsOn } from "#db/timetable/sittings.ts";
import { type Moment, momentOf, type Timetable, weekdayOf } from "./calendar.ts";

export function readClock(): Moment {
  return momentOf(Date.now());
}

export function readTimetable(day: string, locale: Locale = "en"): Timetable {
  return {
    sittings: sittingsIn(listSittings(), locale),
    absences: listAbsencesFrom(day),
    closures: rowsIn("closure", listClosuresFrom(day), locale),
  };
}

/** The sittings of that weekday alone, also of hidden doctors. */
export function readTimetableOn(day: string, locale: Locale = "en"): Timetable {
  return {
    sittings: sittingsIn(listSittingsOn(weekdayOf(day)), locale),
    absences: listAbsencesFrom(day),
    closures: rowsIn("closure", listClosuresFrom(day), locale),
  };
}

export function readTimetableOfAll(
  doctors: readonly string[],
  day: string,
  locale: Locale = "en",
): Timetable {
  return {
    sittings: sittingsIn(listSittingsOf(doctors), locale),
    absences: listAbsencesOf(doctors, day),
    closures: rowsIn("closure", listClosuresFrom(day), locale),
  };
}

export function readTimetableOf(doctor: string, day: string, locale: Locale = "en"): Timetable {
  return readTimetableOfAll([doctor], day, locale);
}

export function byDoctor({ closures, ...all }: Timetable): (doctor: string) => Timetable {
  const sittings = Map.groupBy(all.sittings, ({ doctor_id }) => doctor_id);
  const absences = Map.groupBy(all.absences, ({ doctor_id }) => doctor_id);
  return (doctor) => ({
    sittings: sittings.get(doctor) ?? [],
    absences: absences.get(doctor) ?? [],
    closures,
  });
}

/** Only the hours of these doctors. */
export function onlyOf(timetable: Timetable, doctors: readonly { id: string }[]): Timetable {
  const ids = new Set(doctors.map(({ id }) => id));
  return { ...timetable, sittings: timetable.sittings.filter((one) => ids.has(one.doctor_id)) };
}

export function earlier(one: string, other: string): string {
  return one < other ? one : other;
}

export function later(one: string, other: string): string {
  return one < other ? other : one;
}
