import { listAbsencesFrom, listAbsencesOf } from "#db/absences.ts";
import { listClosuresFrom } from "#db/closures.ts";
import { listSittings, listSittingsOf } from "#db/sittings.ts";
import { type Moment, momentOf, type Timetable } from "./calendar.ts";

/** The clock in the hospital. */
export function readClock(): Moment {
  return momentOf(Date.now());
}

/** From `day` on: the sittings of all doctors whom visitors see, with all absences and closures. */
export function readTimetable(day: string): Timetable {
  return {
    sittings: listSittings(),
    absences: listAbsencesFrom(day),
    closures: listClosuresFrom(day),
  };
}

/** The same of one doctor, whether visitors see them or not. */
export function readTimetableOf(doctor: string, day: string): Timetable {
  return {
    sittings: listSittingsOf(doctor),
    absences: listAbsencesOf(doctor, day),
    closures: listClosuresFrom(day),
  };
}

/** The timetable of each doctor, sorted out once for many. */
export function byDoctor({ closures, ...all }: Timetable): (doctor: string) => Timetable {
  const sittings = Map.groupBy(all.sittings, ({ doctor_id }) => doctor_id);
  const absences = Map.groupBy(all.absences, ({ doctor_id }) => doctor_id);
  return (doctor) => ({
    sittings: sittings.get(doctor) ?? [],
    absences: absences.get(doctor) ?? [],
    closures,
  });
}
