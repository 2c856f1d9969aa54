import { slots } from "#app/doctors/slots.ts";
import { minutesOf } from "#app/doctors/times.ts";
import { times } from "#app/timetable/fields.ts";
import { endsFirst, noDay } from "#app/timetable/schema.ts";

export interface NewOpd {
  weekdays: number[];
  /** Minutes after midnight; without any, those in the hospital are meant. */
  hours?: { starts_at: number; ends_at: number };
  problems: Record<string, string[]>;
}

/**
 * What was chosen about the OPD of a new doctor. Its hours tick the half hours that they cover where none is ticked: who
 * has said when the doctor comes need not say it twice.
 */
export function readNewOpd(form: FormData): NewOpd {
  const weekdays = [1, 2, 3, 4, 5, 6, 7].filter((day) =>
    form.getAll("weekdays").includes(String(day)),
  );
  const [from, to] = [form.get("opd_from") || "", form.get("opd_to") || ""];
  if (from === "" && to === "") return { weekdays, problems: {} };
  const hours = { starts_at: Number(from), ends_at: Number(to) };
  const isKnown = times.includes(hours.starts_at) && times.includes(hours.ends_at);
  if (!isKnown || hours.starts_at >= hours.ends_at) {
    return { weekdays, problems: { opd_to: [endsFirst] } };
  }
  if (weekdays.length === 0) return { weekdays, hours, problems: { weekdays: [noDay] } };
  if (![...form.keys()].some((name) => name.startsWith("hospital_slots") && form.get(name))) {
    for (const slot of slots.filter((one) => isDuring(minutesOf(one), hours))) {
      form.append("hospital_slots", slot);
    }
  }
  return { weekdays, hours, problems: {} };
}

function isDuring(minute: number, hours: { starts_at: number; ends_at: number }): boolean {
  return hours.starts_at <= minute && minute < hours.ends_at;
}
