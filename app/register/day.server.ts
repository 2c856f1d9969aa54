import { readPhone, toPlain } from "#app/forms/typed-numbers.ts";
import { readTokenLines } from "#app/opd/tokens.server.ts";
import { nameKey } from "#app/patients/name-key.ts";
import { readListQuery, readQuery } from "#app/requests/http.ts";
import { cutPage } from "#app/requests/list-place.ts";
import { closureOn, type Moment, occurrencesOn, readDay } from "#app/timetable/calendar.ts";
import { isExpected, type RowState, stateOf } from "#app/timetable/entries.server.ts";
import { byDoctor, readClock, readTimetableOn } from "#app/timetable/timetable.server.ts";
import { awayUntil } from "#app/timetable/words.ts";
import { findDoctors } from "#db/doctors/doctors.ts";
import { sumPayments } from "#db/payments/payments.ts";
import { isTold, isToTell } from "#db/register/appointment-moves.ts";
import {
  type Appointment,
  type CountedState,
  countStatesOn,
  findAppointmentByToken,
  listAppointments,
  listAppointmentsOfQueue,
  searchAppointmentsOn,
} from "#db/register/appointments.ts";
import { findDeskDoctor } from "#db/register/desk-doctors.ts";
import { doesNotCome } from "#db/register/due.ts";
import { listQueuesOn, type Place, type Queue } from "#db/register/queues.ts";
import { listVideoCallsOn } from "#db/register/video-calls.ts";
import { type AppointmentState, appointmentStates } from "#db/schema.ts";
import { isAt, isOutsideTimetable, stateOfHours, toPlace, whenOf } from "./places.server.ts";
import { registerQuery } from "./staff-inputs.ts";

const rowsPerPage = 60;

/** A sitting in the register of a day, with its queue once a token was given. */
export interface DaySitting {
  /** As the address of the register names it. */
  key: string;
  /** As the forms name it. */
  when: string;
  place: Place;
  /** Undefined for hours that are not in the timetable any more. */
  state: RowState | undefined;
  away: string;
  queue: Queue | undefined;
  waiting: number;
  /** Booked or waiting. */
  open: number;
  came: number;
  /** Who does not know yet of a move, a cancellation or other hours. */
  untold: number;
  next: Appointment | undefined;
}

export interface RowGroup {
  title: string;
  rows: Appointment[];
}

type Counts = Readonly<Record<AppointmentState, number>>;

export function readRegister(url: URL) {
  const moment = readClock();
  const asked = readQuery(url, registerQuery);
  const day = readDay(asked.day ?? "") ?? moment.day;
  const { q, page: wanted } = readListQuery(url, registerQuery);
  const state = appointmentStates.find((known) => known === asked.state);
  const counted = countStatesOn(day);
  const ofDay = listAppointments({ from: day, to: day });
  const sittings = listSittings(day, moment, { counted, ofDay });
  const isList = q !== "" || state !== undefined;
  const chosen = isList ? undefined : chooseSitting(sittings, asked.sitting);
  const rows = isList ? listFound(ofDay, q, { day, state }) : orderRows(chosen?.queue, ofDay);
  const found = isList ? findMeant(rows, sittings, asked.sitting) : undefined;
  const { part, page, pages } = cutPage(rows, wanted, rowsPerPage);
  return {
    day,
    today: moment.day,
    minute: moment.minute,
    q,
    state,
    counts: countAll(counted),
    taken: sumPayments({ from: day, to: day }).total,
    due: sumDue(counted),
    videoCalls: listVideoCallsOn(day).filter(({ state }) => state !== "cancelled").length,
    sittings,
    chosen: chosen?.key,
    minutesEach: chosen ? findDeskDoctor(chosen.place.doctor_id).minutes_each : 0,
    publicLine: chosen && day === moment.day ? publicLineOf(chosen, moment) : undefined,
    kept: chosen?.key ?? asked.sitting,
    found: found?.id,
    groups: isList ? groupFound(part, found) : groupRows(part),
    total: rows.length,
    page,
    pages,
  };
}

/** What visitors read of the tokens, if anything. */
function publicLineOf({ place }: DaySitting, moment: Moment): string | undefined {
  return readTokenLines(moment, "en")(place.doctor_id, place.sitting_id, place.starts_at)?.text;
}

export function keyOf({ doctor_id, sitting_id }: Pick<Place, "doctor_id" | "sitting_id">): string {
  return `${doctor_id}-${sitting_id}`;
}

interface Counted {
  counted: readonly CountedState[];
  ofDay: readonly Appointment[];
}

function listSittings(day: string, moment: Moment, { counted, ofDay }: Counted): DaySitting[] {
  const timetable = readTimetableOn(day);
  const of = byDoctor(timetable);
  const queues = listQueuesOn(day);
  // Of days that are over nobody is told any more.
  const toTell = day < moment.day ? [] : ofDay;
  const occurrences = occurrencesOn(timetable, day);
  const doctors = new Map(
    findDoctors([...new Set(occurrences.map(({ sitting }) => sitting.doctor_id))]).map((one) => [
      one.id,
      one,
    ]),
  );
  const planned = occurrences.flatMap((occurrence) => {
    const doctor = doctors.get(occurrence.sitting.doctor_id);
    if (!doctor) return [];
    const place = toPlace(occurrence, doctor.name);
    const queue = queues.find((one) => isAt(one, place));
    if (!queue && !doctor.is_active) return [];
    const state = stateOf(occurrence, moment);
    const away = state === "away" ? awayUntil(of(doctor.id), day) : "";
    return [toSitting(place, queue, { state, away }, { counted, toTell })];
  });
  const others = queues
    .filter((queue) => !planned.some(({ place }) => isAt(queue, place)))
    .map((queue) => {
      const state = isOutsideTimetable(queue)
        ? stateOfHours(queue, moment, closureOn(timetable, day))
        : undefined;
      return toSitting(queue, queue, { state, away: "" }, { counted, toTell });
    });
  return [...planned, ...others].sort(
    (one, other) =>
      Number(isDone(one)) - Number(isDone(other)) || one.place.starts_at - other.place.starts_at,
  );
}

function isDone({ state, open }: DaySitting): boolean {
  return state === "over" && open === 0;
}

function toSitting(
  place: Place,
  queue: Queue | undefined,
  condition: Pick<DaySitting, "state" | "away">,
  { counted, toTell }: { counted: readonly CountedState[]; toTell: readonly Appointment[] },
): DaySitting {
  const present = isExpected(condition) ? place : undefined;
  const count = (...states: AppointmentState[]) =>
    counted
      .filter((one) => one.queue_id === queue?.id && states.includes(one.state))
      .reduce((sum, one) => sum + one.count, 0);
  return {
    key: keyOf(place),
    when: whenOf(place),
    place,
    queue,
    ...condition,
    waiting: count("waiting"),
    open: count("booked", "waiting"),
    came: count("waiting", "in", "seen"),
    untold: toTell.filter(
      (one) => one.queue_id === queue?.id && isToTell(one, present) && !isTold(one, present),
    ).length,
    next: findNext(queue),
  };
}

function findNext(queue: Queue | undefined): Appointment | undefined {
  const token = queue?.line[0];
  return queue && token !== undefined ? findAppointmentByToken(queue.id, token) : undefined;
}

/** The one that was asked for, by its doctor alone too, else the first with tokens that is on now, comes next or is there at all. */
function chooseSitting(sittings: readonly DaySitting[], asked?: string): DaySitting | undefined {
  return (
    sittings.find(({ key }) => key === asked) ??
    sittings.find(({ place }) => place.doctor_id === asked) ??
    sittings.find(({ state, queue }) => state === "now" && queue) ??
    sittings.find(({ state, queue }) => state !== "over" && queue) ??
    sittings.find(({ queue }) => queue) ??
    sittings[0]
  );
}

function listFound(
  ofDay: Appointment[],
  q: string,
  { day, state }: { day: string; state: AppointmentState | undefined },
): Appointment[] {
  const found = q ? searchAppointmentsOn(day, readPhone(toPlain(q)), nameKey, 300) : ofDay;
  return state ? found.filter((one) => one.state === state) : found;
}

/** Whom a search means: the only one that is found, or the one of the sitting that was open before. */
function findMeant(
  rows: readonly Appointment[],
  sittings: readonly DaySitting[],
  sitting: string | undefined,
): Appointment | undefined {
  const queue = sittings.find(({ key }) => key === sitting)?.queue;
  const ofSitting = rows.filter(({ queue_id }) => queue_id === queue?.id);
  const [meant, ...others] = ofSitting.length > 0 ? ofSitting : rows;
  return others.length === 0 ? meant : undefined;
}

function groupFound(rows: readonly Appointment[], meant: Appointment | undefined): RowGroup[] {
  const others = rows.filter((row) => row !== meant);
  return [
    { title: "Found", rows: meant ? [meant] : [] },
    { title: meant ? "Also found" : "Found", rows: others },
  ].filter((group) => group.rows.length > 0);
}

/** In the order of calling: who is being seen, who waits, who is not here yet, and who is done. */
function orderRows(queue: Queue | undefined, all: readonly Appointment[]): Appointment[] {
  if (!queue) return [];
  const rows = all
    .filter(({ queue_id }) => queue_id === queue.id)
    .sort((one, other) => one.token - other.token);
  const inState = (...states: AppointmentState[]) =>
    rows.filter(({ state }) => states.includes(state));
  const place = ({ token }: Appointment) => queue.line.indexOf(token);
  return [
    ...inState("in"),
    ...inState("waiting").sort((one, other) => place(one) - place(other)),
    ...inState("booked"),
    ...inState("seen", "absent", "cancelled").reverse(),
  ];
}

/** On which page of its sitting an appointment is. */
export function pageOfRow(queue: Queue, id: string): number {
  const at = orderRows(queue, listAppointmentsOfQueue(queue.id)).findIndex((row) => row.id === id);
  return Math.floor(Math.max(at, 0) / rowsPerPage) + 1;
}

function groupRows(rows: readonly Appointment[]): RowGroup[] {
  const titles: Record<AppointmentState, string> = {
    in: "Being seen",
    waiting: "Waiting, in this order",
    booked: "Not here yet",
    seen: "Done",
    absent: "Done",
    cancelled: "Done",
  };
  return [...Map.groupBy(rows, ({ state }) => titles[state])].map(([title, rows]) => ({
    title,
    rows,
  }));
}

function countAll(counted: readonly CountedState[]): Counts {
  const counts = { booked: 0, waiting: 0, in: 0, seen: 0, absent: 0, cancelled: 0 };
  for (const { state, count } of counted) counts[state] += count;
  return counts;
}

/** Of those who came or may still come. */
function sumDue(counted: readonly CountedState[]): number {
  return counted.filter(({ state }) => !doesNotCome(state)).reduce((sum, { due }) => sum + due, 0);
}
