import { addDays } from "#app/timetable/calendar.ts";
import { listSeenVisits } from "#db/register/appointments.ts";
import { findDeskDoctor } from "#db/register/desk-doctors.ts";
import { readSetting } from "#db/settings/settings.ts";

export const maxFollowUpDays = 60;

/** Of each patient and doctor the last visit that was paid, as long as it is followed by too few others. */
export function findFollowUps(patients: readonly string[], today: string) {
  const { followUpVisits } = readSetting("desk").value;
  const from = addDays(today, -maxFollowUpDays);
  const seen = listSeenVisits(patients, { from, to: today });
  const of = Map.groupBy(seen, ({ patient_id, doctor_id }) => `${patient_id} ${doctor_id}`);
  return [...of.values()].flatMap((visits) => {
    const last = visits.findLast(({ paid, visit }) => paid > 0 && visit === "first");
    if (!last) return [];
    const used = visits.filter(
      ({ paid, visit, day }) => day >= last.day && (paid === 0 || visit === "follow-up"),
    );
    const { patient_id: patient, doctor_id: doctor, doctor_name: doctorName, day, paid } = last;
    const next = followUpAfter(last);
    if (!next || used.length >= followUpVisits || next.until < today) return [];
    return [{ patient: patient ?? "", doctor, doctorName, day, paid, ...next }];
  });
}

/** The last day of the follow-ups of a visit, and their fee; undefined where there are none. */
export function followUpAfter({ day, doctor_id }: { day: string; doctor_id: string }) {
  const { followUpDays, followUpVisits } = readSetting("desk").value;
  const { follow_up_days, follow_up_fee: fee } = findDeskDoctor(doctor_id);
  const days = follow_up_days ?? followUpDays;
  return days === 0 || followUpVisits === 0 ? undefined : { until: addDays(day, days), fee };
}
