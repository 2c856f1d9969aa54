import { opdWords } from "#app/words/opd.ts";
import { listSearchedDoctors, type SearchedDoctor } from "#db/doctors/visible-doctors.ts";
import {
  type Hours,
  type Moment,
  type Occurrence,
  occurrencesOn,
  type Timetable,
} from "./calendar.ts";

export type RowState = "now" | "later" | "late" | "away" | "over" | "closed";

export const stateWords: Readonly<Record<RowState, string>> = opdWords.en.states;

export interface Entry<Doctor = SearchedDoctor> {
  occurrence: Occurrence;
  doctor: Doctor;
  state: RowState;
}

/** Visible and available doctors, by name. */
export function listSeeing(): SearchedDoctor[] {
  return listSearchedDoctors().filter(({ availability }) => availability === "available");
}

export function entriesOn<Doctor extends { id: string }>(
  timetable: Timetable,
  day: string,
  moment: Moment,
  doctors: readonly Doctor[],
): Entry<Doctor>[] {
  const byId = new Map(doctors.map((doctor) => [doctor.id, doctor]));
  return occurrencesOn(timetable, day).flatMap((occurrence) => {
    const doctor = byId.get(occurrence.sitting.doctor_id);
    return doctor ? [{ occurrence, doctor, state: stateOf(occurrence, moment) }] : [];
  });
}

export function stateOf(hours: Hours, { day, minute }: Moment): RowState {
  const { starts_at, ends_at, planned_start, closure, absence } = hours;
  const isToday = hours.day === day;
  if (closure) return "closed";
  if (hours.day < day || (isToday && ends_at <= minute)) return "over";
  if (absence) return "away";
  if (isToday && starts_at <= minute) return "now";
  return isToday && starts_at > planned_start && planned_start <= minute ? "late" : "later";
}

/** Whether the doctor is there or comes: what a desk offers by itself. */
export function isExpected({ state }: { state: RowState | undefined }): boolean {
  return state === "now" || state === "later" || state === "late";
}
