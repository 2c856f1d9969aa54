import { addDays } from "#app/timetable/calendar.ts";
import { listSeenVisits } from "#db/appointments.ts";
import { readSetting } from "#db/settings.ts";

/** A visit that was paid, after which the same doctor may be seen again for nothing. */
export interface FollowUp {
  patient: string;
  doctor: string;
  doctorName: string;
  day: string;
  paid: number;
  /** The last day of it. */
  until: string;
}

/** Of each patient and doctor the last visit that was paid, as long as it is followed by too few others. */
export function findFollowUps(patients: readonly string[], today: string): FollowUp[] {
  const { followUpVisits } = readSetting("desk").value;
  const seen = listSeenVisits(patients, { from: addDays(today, -followUpDays()), to: today });
  const of = Map.groupBy(seen, ({ patient_id, doctor_id }) => `${patient_id} ${doctor_id}`);
  return [...of.values()].flatMap((visits) => {
    const last = visits.findLast(({ paid }) => paid > 0);
    if (!last) return [];
    const used = visits.filter(({ paid, day }) => paid === 0 && day >= last.day);
    if (used.length >= followUpVisits) return [];
    const { patient_id: patient, doctor_id: doctor, doctor_name: doctorName, day, paid } = last;
    return [{ patient: patient ?? "", doctor, doctorName, day, paid, until: endOf(day) }];
  });
}

/** The last day of the free follow-ups of a visit; undefined in a hospital that has none. */
export function followUpUntil(day: string): string | undefined {
  const { followUpVisits } = readSetting("desk").value;
  return followUpDays() > 0 && followUpVisits > 0 ? endOf(day) : undefined;
}

function endOf(day: string): string {
  return addDays(day, followUpDays());
}

function followUpDays(): number {
  return readSetting("desk").value.followUpDays;
}
