import type { AbsenceFields } from "#db/timetable/absences.ts";
import type { SittingFields } from "#db/timetable/sittings.ts";
import { lookupTable } from "#runtime/lookup-table.ts";

type SampleSitting = Partial<SittingFields> & Pick<SittingFields, "weekdays">;

const weekdays = [1, 2, 3, 4, 5];
const sixDays = [...weekdays, 6];
const sundays = [7];

function from(starts: number, ends: number, days: number[], more: Partial<SittingFields> = {}) {
  return { weekdays: days, starts_at: starts * 60, ends_at: ends * 60, ...more };
}

/** Invented, by the names of the sample doctors, which say so. Who is not here has no timetable. */
const sampleSittings = lookupTable<{ room: string; sittings: SampleSitting[] }>({
  "Dr Asha Verma (sample)": {
    room: "Room 2",
    sittings: [from(10, 13, sixDays), from(17, 19, [1, 3, 5])],
  },
  "Dr Gurpreet Kaur (sample)": { room: "Room 3", sittings: [from(16, 18, [2, 4, 6])] },
  "Dr Nusrat Siddiqui (sample)": { room: "Room 3", sittings: [from(9, 12, weekdays)] },
  "Dr Meera Nair (sample)": {
    room: "Room 7",
    sittings: [from(10, 13, [1, 3]), from(16, 18, [5], { note: "Talks with families" })],
  },
  "Dr Arvind Menon (sample)": { room: "Room 7", sittings: [from(10, 12, [2, 4, 6])] },
  "Dr Rajesh Khanna (sample)": {
    room: "Room 8",
    sittings: [from(10, 12, [2]), from(10, 13, [6], { weeks: [2, 4], note: "Visiting doctor" })],
  },
  "Dr Simran Gill (sample)": { room: "Room 8", sittings: [from(10, 13, [4])] },
  "Dr Harjit Singh (sample)": {
    room: "Room 5",
    sittings: [from(9, 11, sixDays), from(17, 19, [1, 4]), from(16, 18, [6], { weeks: [2, 4] })],
  },
  "Dr Vikram Chauhan (sample)": {
    room: "Room 6",
    sittings: [from(11, 13, weekdays), from(12, 14, [6])],
  },
  "Dr Pooja Bansal (sample)": { room: "Room 6", sittings: [from(16, 18, [4])] },
  "Dr Suresh Sharma (sample)": {
    room: "Room 1",
    sittings: [from(9, 12, sixDays), from(17, 19, weekdays)],
  },
  "डॉ. सुनीता देवी (sample)": { room: "Room 1", sittings: [from(12, 14, sixDays)] },
  "Dr Alok Gupta (sample)": {
    room: "Room 9",
    sittings: [from(16.5, 19, [1, 3, 5]), from(10, 12, [6])],
  },
  "Dr Daljeet Sandhu (sample)": {
    room: "Room 9",
    sittings: [from(10, 13, [2, 4]), from(10, 13, [6], { weeks: [2, 4] })],
  },
  "Dr Kavita Joshi (sample)": { room: "Room 10", sittings: [from(10, 13, [1, 3, 5])] },
  "Dr Nitin Malhotra (sample)": { room: "Room 10", sittings: [from(16, 18, [2, 4, 6])] },
  "Dr Balwinder Dhillon (sample)": { room: "Room 11", sittings: [from(9, 12, sixDays)] },
  "Dr Ritu Aggarwal (sample)": { room: "Room 11", sittings: [from(16, 18, [1, 3, 5])] },
  "Dr Anjali Mehta (sample)": {
    room: "Room 12",
    sittings: [from(10, 13, sixDays), from(17, 19, weekdays), from(10, 11, sundays)],
  },
});

export function sampleSittingsOf(name: string): Omit<SittingFields, "doctor_id">[] {
  const { room = "", sittings = [] } = sampleSittings[name] ?? {};
  return sittings.map((sitting) => ({
    weeks: [],
    starts_at: 9 * 60,
    ends_at: 12 * 60,
    room,
    note: "",
    first_day: null,
    last_day: null,
    ...sitting,
  }));
}

export function sampleAbsencesOf(name: string, now: Date): Omit<AbsenceFields, "doctor_id">[] {
  if (name !== "Dr Alok Gupta (sample)") return [];
  const [first_day, last_day] = [0, 1].map((days) => dayInIndia(now, days)) as [string, string];
  return [{ first_day, last_day, back_at: null, note: "At a congress" }];
}

const formatDay = new Intl.DateTimeFormat("sv-SE", { timeZone: "Asia/Kolkata" });

function dayInIndia(now: Date, later: number): string {
  return formatDay.format(now.getTime() + later * 24 * 60 * 60_000);
}
