import { joinSlots } from "#app/doctors/times.ts";
import {
  addDays,
  type Closure,
  closureOn,
  daysFrom,
  type Moment,
  type Occurrence,
  occurrencesOn,
  type Run,
  readDay,
  type Timetable,
} from "#app/timetable/calendar.ts";
import { type RowState, stateOf, stateWords } from "#app/timetable/entries.server.ts";
import { showRange } from "#app/timetable/range.ts";
import { readTimetableOf } from "#app/timetable/timetable.server.ts";
import { type Doctor, findDoctor } from "#db/doctors/doctors.ts";
import { findDeskDoctor } from "#db/register/desk-doctors.ts";
import { findQueueAt, listQueuesOf, type Place, type Queue } from "#db/register/queues.ts";
import { aboutWhen } from "./words.ts";

/** A sitting that somebody may come to. */
export interface OfferedPlace {
  /** As a form sends it. */
  when: string;
  place: Place;
  state: RowState;
  /** The state as it is read. */
  word: string;
  given: number;
  /** After as many the desk is asked first; 0 for any number. */
  most: number;
  /** When the next token's turn is, such as "11:20 AM"; empty where nobody says. */
  about: string;
  /** The holiday, where the OPD is closed. */
  closed: string;
}

type PlannedPlace = Omit<OfferedPlace, "given" | "most" | "about">;

/** In place of a sitting of the timetable. */
export const extraHours = "extra";
const hoursOfSlots = "slots";

/** Whether hours are those of a doctor without a timetable, or were added by the desk. */
export function isOutsideTimetable({ sitting_id }: Pick<Place, "sitting_id">): boolean {
  return sitting_id === extraHours || sitting_id === hoursOfSlots;
}

/** How far ahead somebody can be booked, in days. */
const daysBookable = 180;
export const dayTooFar = `The day must be within the next ${daysBookable} days.`;
const daysOffered = 14;
const maxOffered = 8;

/** The next sittings of a doctor from a day on, also those that are over or do not take place. */
export function offerPlaces(
  doctor: Pick<Doctor, "id" | "name" | "hospital_slots">,
  moment: Moment,
  from = moment.day,
): OfferedPlace[] {
  const timetable = readTimetableOf(doctor.id, moment.day);
  const queues = listQueuesOf(doctor.id, from, addDays(from, daysOffered));
  const { most_tokens: most, minutes_each: minutesEach } = findDeskDoctor(doctor.id);
  const places = daysFrom(from, daysOffered).flatMap((day) => [
    ...placesOn(doctor, timetable, day, moment),
    ...queues
      .filter((queue) => queue.day === day && queue.sitting_id === extraHours)
      .map((queue) => toOffered(onlyPlace(queue), moment)),
  ]);
  return places.slice(0, maxOffered).map((offered) => {
    const given = queues.find((one) => isAt(one, offered.place))?.given ?? 0;
    const about = aboutWhen(offered.place, given + 1, { minutesEach, now: moment });
    return { ...offered, given, most, about };
  });
}

/** The place that a form names as `when`; undefined for what the timetable does not have. `hours` are extra ones. */
export function findPlace(when: string, moment: Moment, hours?: Run): Place | undefined {
  const [day = "", doctorId = "", sitting = ""] = when.split("/");
  if (!isBookable(day, moment)) return undefined;
  const doctor = findDoctor(doctorId);
  if (!doctor) return undefined;
  if (sitting === extraHours) return findExtra(doctor, day, hours);
  const places = placesOn(doctor, readTimetableOf(doctor.id, moment.day), day, moment);
  return places.find(({ place }) => place.sitting_id === sitting)?.place;
}

function onlyPlace({ doctor_id, doctor_name, day, sitting_id, room, ...queue }: Place): Place {
  const { starts_at, ends_at } = queue;
  return { doctor_id, doctor_name, day, sitting_id, starts_at, ends_at, room };
}

/** Hours that the desk adds for a day: the first token of them says which. Undefined for other ones. */
export function findExtra(
  { id, name }: Pick<Doctor, "id" | "name">,
  day: string,
  hours: Run | undefined,
): Place | undefined {
  const place = { doctor_id: id, doctor_name: name, day, sitting_id: extraHours, room: "" };
  const begun = findExtraQueue(id, day);
  const typed = hours && hours.starts_at < hours.ends_at ? hours : undefined;
  if (!begun) return typed && { ...place, ...typed };
  const { starts_at, ends_at } = begun;
  const isOther = typed && (typed.starts_at !== starts_at || typed.ends_at !== ends_at);
  return isOther ? undefined : { ...place, starts_at, ends_at };
}

/** Why extra hours are not those of a doctor on that day, in words. */
export function whyNoExtra(doctor: string, day: string): string {
  const begun = findExtraQueue(doctor, day);
  if (begun) return `The extra hours of that day are ${showRange(begun)}.`;
  return "Extra hours need a beginning and a later end.";
}

function findExtraQueue(doctor_id: string, day: string): Queue | undefined {
  return findQueueAt({ doctor_id, day, sitting_id: extraHours });
}

/** From yesterday, for what was on paper, to half a year ahead. */
export function isBookable(day: string, moment: Moment): boolean {
  const isDay = readDay(day) === day;
  return isDay && addDays(moment.day, -1) <= day && day <= addDays(moment.day, daysBookable);
}

export function whenOf({
  day,
  doctor_id,
  sitting_id,
}: Pick<Place, "day" | "doctor_id" | "sitting_id">): string {
  return [day, doctor_id, sitting_id].join("/");
}

export function isAt(queue: Pick<Queue, "day" | "doctor_id" | "sitting_id">, place: Place) {
  return whenOf(queue) === whenOf(place);
}

export function toPlace({ sitting, day, starts_at, ends_at }: Occurrence, name: string): Place {
  const { id, doctor_id, room } = sitting;
  return { doctor_id, doctor_name: name, day, sitting_id: id, starts_at, ends_at, room };
}

function placesOn(
  doctor: Pick<Doctor, "id" | "name" | "hospital_slots">,
  timetable: Timetable,
  day: string,
  moment: Moment,
): PlannedPlace[] {
  if (timetable.sittings.length === 0) return ofSlots(doctor, timetable, day, moment);
  return occurrencesOn(timetable, day).map((occurrence) => {
    const place = toPlace(occurrence, doctor.name);
    const state = stateOf(occurrence, moment);
    const closed = occurrence.closure?.name ?? "";
    const word = wordFor(state, day, moment);
    return { when: whenOf(place), place, state, word, closed };
  });
}

/** A doctor without a timetable: from the first to the last of the times that the website shows. */
function ofSlots(
  { id, name, hospital_slots }: Pick<Doctor, "id" | "name" | "hospital_slots">,
  timetable: Timetable,
  day: string,
  moment: Moment,
): PlannedPlace[] {
  const run = runOfSlots(hospital_slots);
  if (!run) return [];
  const sitting_id = hoursOfSlots;
  const place = { doctor_id: id, doctor_name: name, day, sitting_id, ...run, room: "" };
  return [toOffered(place, moment, closureOn(timetable, day))];
}

/** Hours that are no sitting of the timetable. */
function toOffered(place: Place, moment: Moment, closure?: Closure): PlannedPlace {
  const state = stateOfHours(place, moment, closure);
  const word = wordFor(state, place.day, moment);
  return { when: whenOf(place), place, state, word, closed: closure?.name ?? "" };
}

export function stateOfHours(
  { day, starts_at, ends_at }: Place,
  moment: Moment,
  closure?: Closure,
): RowState {
  const hours = { day, starts_at, ends_at, planned_start: starts_at, planned_end: ends_at };
  return stateOf({ ...hours, ...(closure && { closure }) }, moment);
}

/** Of a later day nothing is said that is as usual. */
function wordFor(state: RowState, day: string, moment: Moment): string {
  return state === "later" && day !== moment.day ? "" : stateWords[state];
}

function runOfSlots(slots: readonly string[]): Run | undefined {
  const runs = joinSlots(slots);
  const [first, last] = [runs[0], runs.at(-1)];
  return first && last && { starts_at: first.starts_at, ends_at: last.ends_at };
}
