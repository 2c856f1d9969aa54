import { ownDepartmentNames } from "#app/hospital/own-departments.server.ts";
import type { Locale } from "#app/language/locale.ts";
import { fillPlaces } from "#app/language/messages.ts";
import { cutPage } from "#app/requests/list-place.ts";
import {
  daysFrom,
  type Moment,
  nextAfter,
  nextAfterHours,
  occurrencesOn,
  type Timetable,
  takesPlace,
} from "#app/timetable/calendar.ts";
import { type Entry, entriesOn, type RowState } from "#app/timetable/entries.server.ts";
import { keepTimesWhole, showRange, showTime } from "#app/timetable/range.ts";
import { specialitySlug } from "#app/timetable/speciality-slug.ts";
import { byDoctor, onlyOf } from "#app/timetable/timetable.server.ts";
import { showClosure, showDay } from "#app/timetable/words.ts";
import { opdWords } from "#app/words/opd.ts";
import { roomIn, specialityIn } from "#app/words/typed.ts";
import { findDoctors } from "#db/doctors/doctors.ts";
import { listSearchedDoctors, type SearchedDoctor } from "#db/doctors/visible-doctors.ts";
import { rowsIn } from "#db/texts/words.ts";
import { isBeyond, readTokenLines, type TokenLine } from "./tokens.server.ts";

export const shownDays = 14;
/** A page of them has some 40 KB. */
const rowsPerPage = 100;
/** Of more doctors nobody finds one in a list of choices, or in a sentence. */
const maxChoices = 200;
const maxToAsk = 48;

export interface OpdRow {
  key: string;
  doctor: string;
  name: string;
  department: string;
  state: RowState;
  /** The state as it is read; none where it says nothing, as of all hours of another day. */
  word: string;
  /** Such as "until 1:00 PM" or "4:00–6:00 PM". */
  time: string;
  room: string;
  note: string;
  starts_at: number;
  ends_at: number;
}

export interface Asked {
  day?: string;
  speciality?: string;
  doctor?: string;
  /** "time", or by department. */
  by?: string;
  page: number;
}

const { compare } = new Intl.Collator("en-IN", { sensitivity: "base" });

/** What visitors see of one of the next 14 days: the asked one, or the first on which somebody still comes. */
export function describeDay(timetable: Timetable, moment: Moment, asked: Asked, locale: Locale) {
  const days = daysFrom(moment.day, shownDays);
  const doctors = listSearchedDoctors();
  const speciality = specialitySlug(asked.speciality ?? "");
  const wanted = doctors.filter(
    ({ id, specialization }) =>
      (!speciality || specialitySlug(specialization) === speciality) &&
      (!asked.doctor || id === asked.doctor),
  );
  const seeing = wanted.filter(isAvailable);
  const of = byDoctor(timetable);
  const available = onlyOf(timetable, doctors.filter(isAvailable));
  const opening = openingDay(timetable, days, moment, seeing, locale);
  const day = days.find((one) => one === asked.day) ?? opening;
  const departmentOf = departmentsIn(locale);
  const entries = entriesOn(timetable, day, moment, seeing);
  const isByTime = asked.by === "time";
  const ordered = isByTime
    ? entries
    : entries.toSorted((one, other) =>
        compare(departmentOf(one.doctor), departmentOf(other.doctor)),
      );
  const { part: shown, page, pages } = cutPage(ordered, asked.page, rowsPerPage);
  const lineOf = day === moment.day ? readTokenLines(moment, locale) : () => undefined;
  const rows = withDoctors(
    shown.map((entry) => ({
      ...toRow(entry, of(entry.doctor.id), moment.day, locale),
      department: departmentOf(entry.doctor),
    })),
    locale,
  ).map((row) => withTokens(row, lineOf(row.doctor, row.key, row.starts_at), moment, locale));
  const states = entries.map(({ doctor, state }) => ({ doctor: doctor.id, state }));
  const withTimes = new Set(timetable.sittings.map(({ doctor_id }) => doctor_id));
  const isUnstated = (doctor: SearchedDoctor) => isAvailable(doctor) && !withTimes.has(doctor.id);
  const hasUnstated = doctors.some(isUnstated);
  const ask = wanted.filter((doctor) => !isAvailable(doctor) || isUnstated(doctor));
  const unstated = new Set(seeing.filter(isUnstated).map(departmentOf));
  return {
    today: moment.day,
    day,
    isOverToday: opening !== moment.day,
    days: days.map((one) => ({
      day: one,
      isShut: !hasOpd(available, one),
      isClosed: showClosure(timetable, one, locale) !== "",
    })),
    hasUnstated,
    closed: showClosure(timetable, day, locale),
    groups: isByTime
      ? [{ department: "", rows }]
      : [...Map.groupBy(rows, ({ department }) => department)].map(([department, rows]) => ({
          department,
          rows,
        })),
    counts: {
      // Of those who are past their hours only the rows know that they still see patients.
      now: countDoctors([...states, ...rows], "now"),
      later: countDoctors(states, "later", "late"),
      away: countDoctors(states, "away"),
    },
    total: entries.length,
    page,
    pages,
    elsewhere: nextOfDepartments(seeing, entries, { of, departmentOf, day }).filter(
      ({ department }) => !unstated.has(department),
    ),
    ask: choicesOf(ask.slice(0, maxToAsk), locale),
    askOthers: Math.max(0, ask.length - maxToAsk),
    specialities: specialitiesOf(doctors, locale),
    doctors: doctors.length > maxChoices ? [] : choicesOf(doctors, locale),
  };
}

export type OpdDay = ReturnType<typeof describeDay>;
export type PricedRow = OpdDay["groups"][number]["rows"][number];

/** Absences and holidays say enough, and hours that are over once nobody is being seen any more. */
export function withTokens<Row extends OpdRow>(
  row: Row,
  line: TokenLine | undefined,
  { minute }: Moment,
  locale: Locale,
): Row & { tokens?: string | undefined } {
  const { state, ends_at } = row;
  if (!line || state === "away" || state === "closed") return row;
  if (state !== "over") return { ...row, tokens: line.text };
  if (!isBeyond(line, { ends_at }, minute)) return row;
  return { ...row, state: "now", word: opdWords[locale].states.beyond, tokens: line.text };
}

/** Today, or when nobody comes or is seen any more the next day on which one of these doctors sits. */
function openingDay(
  timetable: Timetable,
  days: readonly string[],
  moment: Moment,
  doctors: SearchedDoctor[],
  locale: Locale,
): string {
  const today = entriesOn(timetable, moment.day, moment, doctors);
  const isOver =
    today.some(({ state }) => state === "over") &&
    today.every(({ state }) => state === "over" || state === "closed" || state === "away");
  if (!isOver) return moment.day;
  const lineOf = readTokenLines(moment, locale);
  const isSeeing = ({ doctor, occurrence, state }: Entry) => {
    const line = lineOf(doctor.id, occurrence.sitting.id, occurrence.starts_at);
    return state === "over" && line !== undefined && isBeyond(line, occurrence, moment.minute);
  };
  if (today.some(isSeeing)) return moment.day;
  const sits = (day: string) =>
    entriesOn(timetable, day, moment, doctors).some(({ occurrence }) => takesPlace(occurrence));
  return days.slice(1).find(sits) ?? moment.day;
}

/** A department of the hospital's own, or else the speciality; found once for each, however many doctors have it. */
export function departmentsIn(
  locale: Locale,
): (doctor: Pick<SearchedDoctor, "specialization">) => string {
  const ownNameOf = ownDepartmentNames();
  const known = new Map<string, string>();
  return ({ specialization }) => {
    const name =
      known.get(specialization) ??
      ownNameOf(specialization) ??
      specialityIn(locale, specialization);
    known.set(specialization, name);
    return name;
  };
}

function isAvailable({ availability }: SearchedDoctor): boolean {
  return availability === "available";
}

function countDoctors(
  all: readonly Pick<OpdRow, "doctor" | "state">[],
  ...states: RowState[]
): number {
  return new Set(all.filter(({ state }) => states.includes(state)).map(({ doctor }) => doctor))
    .size;
}

function hasOpd(timetable: Timetable, day: string): boolean {
  return occurrencesOn(timetable, day).some(takesPlace);
}

export function toRow(
  { occurrence, doctor, state }: Entry,
  own: Timetable,
  today: string,
  locale: Locale,
): OpdRow {
  const words = opdWords[locale];
  const { sitting, day, starts_at, ends_at } = occurrence;
  const isOff = state === "away" || state === "closed";
  const next = isOff ? nextAfterHours(own, { day, minute: starts_at }) : undefined;
  const later = next
    ? fillPlaces(words.next, { day: showDay(next.day, locale), time: showTime(next.at, locale) })
    : "";
  const until = fillPlaces(words.until, { time: showTime(ends_at, locale) });
  return {
    key: sitting.id,
    doctor: doctor.id,
    name: doctor.name,
    department: specialityIn(locale, doctor.specialization),
    state,
    word: state === "later" && day !== today ? "" : words.states[state],
    time: keepTimesWhole(
      { ...{ away: later, closed: later }, now: until }[state as "now"] ??
        showRange(occurrence, locale),
    ),
    room: takesPlace(occurrence) ? roomIn(locale, sitting.room) : "",
    note: sitting.note,
    starts_at,
    ends_at,
  };
}

/** With what each doctor takes, and the name in the language. */
function withDoctors(rows: OpdRow[], locale: Locale): (OpdRow & { fees: number })[] {
  const found = findDoctors([...new Set(rows.map(({ doctor }) => doctor))]);
  const doctors = new Map(rowsIn("doctor", found, locale).map((doctor) => [doctor.id, doctor]));
  return rows.map((row) => {
    const { name, fees } = doctors.get(row.doctor) ?? { ...row, fees: 0 };
    return { ...row, name, fees };
  });
}

function choicesOf(doctors: SearchedDoctor[], locale: Locale): { id: string; name: string }[] {
  return rowsIn("doctor", doctors, locale).map(({ id, name }) => ({ id, name }));
}

function nextOfDepartments(
  doctors: SearchedDoctor[],
  entries: Entry[],
  {
    of,
    departmentOf,
    day,
  }: {
    of: (doctor: string) => Timetable;
    departmentOf: (doctor: SearchedDoctor) => string;
    day: string;
  },
) {
  const present = new Set(entries.map(({ doctor }) => departmentOf(doctor)));
  const missing = Map.groupBy(
    doctors.filter((doctor) => !present.has(departmentOf(doctor))),
    departmentOf,
  );
  return [...missing].flatMap(([department, members]) => {
    const [first] = members
      .flatMap(({ id }) => nextAfter(of(id), day) ?? [])
      .sort((one, other) => compare(one.day, other.day) || one.at - other.at);
    return first ? [{ department, next: first }] : [];
  });
}

function specialitiesOf(doctors: SearchedDoctor[], locale: Locale) {
  const bySlug = new Map(
    doctors.map(({ specialization }) => [specialitySlug(specialization), specialization]),
  );
  return [...bySlug]
    .map(([slug, name]) => ({ slug, name: specialityIn(locale, name) }))
    .sort((one, other) => compare(one.name, other.name));
}
