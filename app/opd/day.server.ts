import { specialitySlug } from "#app/speciality-slug.ts";
import { type Doctor, listDoctors } from "#db/doctors.ts";
import {
  daysFrom,
  isWithin,
  type Moment,
  nextAfter,
  type Occurrence,
  occurrencesOn,
  type Timetable,
  takesPlace,
} from "./calendar.ts";
import { showRange, showTime } from "./range.ts";
import { byDoctor } from "./timetable.server.ts";
import { type RowState, stateOfRow, stateWords } from "./today.server.ts";
import { showDay } from "./words.ts";

export const shownDays = 14;

export interface OpdRow {
  key: string;
  doctor: string;
  name: string;
  department: string;
  fees: number;
  state: RowState;
  /** The state as it is read. */
  word: string;
  /** Such as "until 1:00 PM" or "4:00–6:00 PM". */
  time: string;
  room: string;
  note: string;
  starts_at: number;
}

export interface Asked {
  day?: string;
  speciality?: string;
  doctor?: string;
}

const { compare } = new Intl.Collator("en-IN", { sensitivity: "base" });

/** What visitors see of one day; a day that is not among the next 14 counts as today. */
export function describeDay(timetable: Timetable, moment: Moment, asked: Asked) {
  const days = daysFrom(moment.day, shownDays);
  const day = days.find((one) => one === asked.day) ?? moment.day;
  const doctors = listDoctors({ visible: true });
  const speciality = specialitySlug(asked.speciality ?? "");
  const isWanted = ({ id, specialization }: Doctor) =>
    (!speciality || specialitySlug(specialization) === speciality) &&
    (!asked.doctor || id === asked.doctor);
  const wanted = doctors.filter((doctor) => isAvailable(doctor) && isWanted(doctor));
  const of = byDoctor(timetable);
  const byId = new Map(wanted.map((doctor) => [doctor.id, doctor]));
  const rows = occurrencesOn(timetable, day).flatMap((occurrence) => {
    const doctor = byId.get(occurrence.sitting.doctor_id);
    return doctor ? [toRow(occurrence, doctor, of(doctor.id), moment)] : [];
  });
  const withTimes = new Set(timetable.sittings.map(({ doctor_id }) => doctor_id));
  return {
    today: moment.day,
    day,
    days: days.map((one) => ({ day: one, isShut: !hasOpd(timetable, one) })),
    closed: timetable.closures.find((one) => isWithin(day, one))?.name ?? "",
    rows,
    elsewhere: nextOfDepartments(wanted, rows, of, day),
    ask: doctors
      .filter((doctor) => isWanted(doctor) && !(isAvailable(doctor) && withTimes.has(doctor.id)))
      .map(({ id, name, specialization }) => ({ id, name, specialization })),
    specialities: specialitiesOf(doctors),
    doctors: doctors.map(({ id, name }) => ({ id, name })),
  };
}

export type OpdDay = ReturnType<typeof describeDay>;

function isAvailable({ availability }: Doctor): boolean {
  return availability === "available";
}

function hasOpd(timetable: Timetable, day: string): boolean {
  return occurrencesOn(timetable, day).some(takesPlace);
}

function toRow(occurrence: Occurrence, doctor: Doctor, own: Timetable, moment: Moment): OpdRow {
  const { sitting, day, starts_at, ends_at } = occurrence;
  const state = stateOfRow(occurrence, { day, minute: day === moment.day ? moment.minute : 0 });
  const next = state === "away" || state === "closed" ? nextAfter(own, day) : undefined;
  const later = next ? `next ${showDay(next.day)}, ${showTime(next.at)}` : "";
  return {
    key: sitting.id,
    doctor: doctor.id,
    name: doctor.name,
    department: doctor.specialization,
    fees: doctor.fees,
    state,
    word: stateWords[state],
    time:
      { ...{ away: later, closed: later }, now: `until ${showTime(ends_at)}` }[state as "now"] ??
      showRange(occurrence),
    room: takesPlace(occurrence) ? sitting.room : "",
    note: sitting.note,
    starts_at,
  };
}

/** For each department without OPD on that day, when somebody sits next. */
function nextOfDepartments(
  doctors: Doctor[],
  rows: OpdRow[],
  of: (doctor: string) => Timetable,
  day: string,
) {
  const present = new Set(rows.map(({ department }) => department));
  const missing = Map.groupBy(
    doctors.filter(({ specialization }) => !present.has(specialization)),
    ({ specialization }) => specialization,
  );
  return [...missing].flatMap(([department, members]) => {
    const [first] = members
      .flatMap(({ id }) => nextAfter(of(id), day) ?? [])
      .sort((one, other) => compare(one.day, other.day) || one.at - other.at);
    return first ? [{ department, next: `${showDay(first.day)}, ${showTime(first.at)}` }] : [];
  });
}

function specialitiesOf(doctors: Doctor[]) {
  const bySlug = new Map(
    doctors.map(({ specialization }) => [specialitySlug(specialization), specialization]),
  );
  return [...bySlug]
    .map(([slug, name]) => ({ slug, name }))
    .sort((one, other) => compare(one.name, other.name));
}

/** Rows by department, from A to Z. */
export function byDepartment(rows: OpdRow[]): [string, OpdRow[]][] {
  return [...Map.groupBy(rows, ({ department }) => department)].sort(([one], [other]) =>
    compare(one, other),
  );
}
