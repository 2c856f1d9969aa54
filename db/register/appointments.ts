import { type Selectable, sql, type Updateable } from "kysely";
import type { Actor, StaffActor } from "#db/audit.ts";
import { all, one, query, run, transaction } from "#db/connection.server.ts";
import { findMade, recordMade, type Sending } from "#db/form-keys.ts";
import { newId } from "#db/id.ts";
import { inList } from "#db/in-list.ts";
import { normalizeForSearch } from "#db/normalize-for-search.ts";
import { type ResultPage, readResultPage } from "#db/result-page.ts";
import type { AppointmentState, AppointmentsTable } from "#db/schema.ts";
import { isSame } from "#db/versioned.ts";
import { arrive } from "./line.ts";
import {
  findPatient,
  isSamePerson,
  keepCard,
  noteVisit,
  numbersNamed,
  type Patient,
  type PatientFields,
  type SoundOf,
} from "./patients.ts";
import { findQueueAt, openQueue, type Place, type Queue, setQueue, takeToken } from "./queues.ts";
import { emptyRegisterChanges, recordRegisterChange } from "./register-changes.ts";

export interface MovedFrom {
  day: string;
  doctor: string;
  token: number;
  /** Missing in rows that were moved before it was kept. */
  queue_id?: string;
  /** Whether all of these hours were moved, as the doctor does not come. */
  isAway?: boolean;
}

type Row = Selectable<AppointmentsTable>;

/** A visit with a token, or a video call with a time. */
export interface Booking extends Omit<Row, "moved_from" | "updated_at"> {
  moved_from: MovedFrom | null;
  patient: Pick<
    Patient,
    "number" | "name" | "phone" | "sex" | "born" | "language" | "messages"
  > | null;
}

export interface Appointment
  extends Omit<Booking, "kind" | "time" | "consent" | "queue_id" | "token"> {
  queue_id: string;
  token: number;
}

// A missing person leaves the appointment in the list.
function bookings() {
  return query
    .selectFrom("appointments")
    .leftJoin("patients", "patients.id", "appointments.patient_id")
    .selectAll("appointments")
    .select(["number", "patients.name", "phone", "sex", "born", "language", "messages"])
    .$castTo<JoinedRow>();
}

function appointments() {
  return bookings().where("kind", "=", "visit");
}

type JoinedRow = Row & {
  [Column in keyof NonNullable<Appointment["patient"]>]:
    | NonNullable<Appointment["patient"]>[Column]
    | null;
};

function toAppointment(stored: JoinedRow): Appointment {
  const { kind: _, time: __, consent: ___, queue_id, token, ...booking } = toBooking(stored);
  return { ...booking, queue_id: queue_id as string, token: token as number };
}

function toBooking(stored: JoinedRow): Booking {
  const { updated_at: _, number, name, phone, sex, born, language, messages, ...row } = stored;
  return {
    ...row,
    moved_from: row.moved_from === null ? null : JSON.parse(row.moved_from),
    patient:
      number === null
        ? null
        : {
            number,
            name: name ?? "",
            phone: phone ?? "",
            sex: sex ?? "",
            born,
            language: language ?? "en",
            messages: messages ?? "",
          },
  };
}

export function findAppointment(id: string): Appointment | undefined {
  const row = one(appointments().where("appointments.id", "=", id));
  return row && toAppointment(row);
}

export function findBooking(id: string): Booking | undefined {
  const row = one(bookings().where("appointments.id", "=", id));
  return row && toBooking(row);
}

export function findAppointmentByToken(queue: string, token: number): Appointment | undefined {
  const row = one(appointments().where("queue_id", "=", queue).where("token", "=", token));
  return row && toAppointment(row);
}

/** The tokens with which people were moved from there: they are on slips. */
export function listTokensMovedFrom(queue: string): number[] {
  const moved = query
    .selectFrom("appointments")
    .select(sql<number>`moved_from ->> 'token'`.as("token"))
    .where(sql<boolean>`moved_from ->> 'queue_id' = ${queue}`);
  return all(moved).map(({ token }) => token);
}

export function listAppointmentsOfQueue(queue: string): Appointment[] {
  return all(appointments().where("queue_id", "=", queue).orderBy("token")).map(toAppointment);
}

export type AppointmentPlace = Pick<Appointment, "day" | "id">;

export interface AppointmentFilter {
  from: string;
  to: string;
  doctor?: string;
  state?: AppointmentState;
  kind?: Booking["kind"];
}

function matchingIds({ from, to, doctor, state, kind }: AppointmentFilter) {
  let found = query
    .selectFrom("appointments")
    .select("appointments.id")
    .where("day", ">=", from)
    .where("day", "<=", to);
  if (kind) found = found.where("kind", "=", kind);
  if (doctor) found = found.where("doctor_id", "=", doctor);
  if (state) found = found.where("state", "=", state);
  return found.orderBy("day").orderBy("appointments.id");
}

export function listBookings(
  filter: AppointmentFilter,
  after?: AppointmentPlace,
  limit = -1,
): Booking[] {
  return selectBookings(filter, after, limit).map(toBooking);
}

export function listAppointments(filter: AppointmentFilter): Appointment[] {
  return selectBookings({ ...filter, kind: "visit" }).map(toAppointment);
}

function selectBookings(filter: AppointmentFilter, after?: AppointmentPlace, limit = -1) {
  // SQLite begins at the first bound that it is given.
  let found = matchingIds(after ? { ...filter, from: after.day } : filter);
  if (after) {
    found = found.where(({ eb, refTuple, tuple }) =>
      eb(refTuple("day", "appointments.id"), ">", tuple(after.day, after.id)),
    );
  }
  return readBookings(all(found.limit(limit)));
}

/** The cards are read for these alone, and not for all that stand before them. */
function readBookings(ids: readonly { id: string }[]): JoinedRow[] {
  const chosen = inList(ids.map(({ id }) => id));
  const rows = bookings().where("appointments.id", "in", chosen);
  return all(rows.orderBy("day").orderBy("appointments.id"));
}

export function listBookingsPage(
  filter: AppointmentFilter,
  page: number,
  perPage: number,
): ResultPage<Booking> {
  return readResultPage(matchingIds(filter), page, perPage, (ids) =>
    readBookings(ids).map(toBooking),
  );
}

export function searchAppointmentsOn(
  day: string,
  text: string,
  soundOf: SoundOf,
  limit: number,
): Appointment[] {
  const needle = normalizeForSearch(text);
  const digits = needle.replace(/\D/g, "");
  const isPhone = digits.length >= 4 && digits.length === needle.replace(/\s/g, "").length;
  const numbers = numbersNamed(text, soundOf);
  const found = appointments()
    .where("day", "=", day)
    .where((eb) => {
      if (/^\d{1,3}$/.test(needle)) return eb("token", "=", Number(needle));
      if (isPhone) return sql<boolean>`instr(phone, ${digits}) > 0`;
      const byKey = sql<boolean>`instr(name_key, ${needle}) > 0`;
      return numbers ? eb.or([byKey, eb("number", "in", numbers)]) : byKey;
    });
  return all(found.orderBy("doctor_name").orderBy("token").limit(limit)).map(toAppointment);
}

function bookingsOfPatient(patient: string) {
  const own = bookings().where("patient_id", "=", patient);
  return own.orderBy("day", "desc").orderBy("appointments.id");
}

export function listBookingsOfPatient(patient: string, limit: number): Booking[] {
  return all(bookingsOfPatient(patient).limit(limit)).map(toBooking);
}

export function listBookingsPageOfPatient(
  patient: string,
  page: number,
  perPage: number,
): ResultPage<Booking> {
  return readResultPage(bookingsOfPatient(patient), page, perPage, (rows) => rows.map(toBooking));
}

export function listLastVisits(patients: readonly string[], day: string) {
  const rows = all(
    query
      .selectFrom("appointments")
      .select(["patient_id", "doctor_name", ({ fn }) => fn.max("day").as("day")])
      .where("patient_id", "in", inList(patients))
      .where("day", "<=", day)
      .where("state", "<>", "cancelled")
      .groupBy("patient_id"),
  );
  return new Map(rows.map((row) => [row.patient_id, row]));
}

export function listSeenVisits(
  patients: readonly string[],
  { from, to }: { from: string; to: string },
) {
  return all(
    query
      .selectFrom("appointments")
      .select(["patient_id", "doctor_id", "doctor_name", "day", "paid", "visit"])
      .where("patient_id", "in", inList(patients))
      .where("day", ">=", from)
      .where("day", "<=", to)
      .where("state", "=", "seen")
      .orderBy("day"),
  );
}

export type CountedState = ReturnType<typeof countStatesOn>[number];

export function countStatesOn(day: string) {
  const counted = query
    .selectFrom("appointments")
    .select(({ fn, ref }) => [
      ref("queue_id").$castTo<string>().as("queue_id"),
      "state",
      fn.countAll<number>().as("count"),
      sql<number>`sum(max(fee - paid, 0))`.as("due"),
    ])
    .where("day", "=", day)
    .where("kind", "=", "visit");
  return all(counted.groupBy(["queue_id", "state"]));
}

export interface NewAppointment extends Pick<Appointment, "source" | "visit" | "fee" | "note"> {
  place: Place;
  patient: { id: string } | PatientFields;
  isHere: boolean;
  /** What paper says that was written while there was no power. */
  paper?: { token: number; state: "booked" | "seen" | "absent" };
}

export type GivenToken =
  | { appointment: Appointment }
  | { refusal: "full" | "erased" }
  /** `made` by this form already, for somebody else or elsewhere. */
  | { refusal: "taken" | "made"; holder: Appointment };

export function giveToken(
  fields: NewAppointment,
  form_key: unknown,
  staff: StaffActor,
): GivenToken {
  return transaction(() => {
    const sending: Sending = { staff_id: staff.id, form: "add appointment", form_key };
    const made = findMade(sending, findAppointment)?.thing;
    if (made && isOther(made, fields)) return { refusal: "made", holder: made };
    if (made) return { appointment: made };
    const given = give(fields, staff);
    if ("appointment" in given) recordMade(sending, given.appointment.id, null);
    return given;
  });
}

function isOther(
  made: Appointment,
  { place, patient, paper, isHere: _, ...fields }: NewAppointment,
): boolean {
  if (made.queue_id !== findQueueAt(place)?.id || !isSame(made, fields)) return true;
  if (paper && paper.token !== made.token) return true;
  return "id" in patient ? made.patient_id !== patient.id : !isSamePerson(made.patient, patient);
}

export function findBookingOfForm(form_key: unknown, staff_id: string): Booking | undefined {
  const sending: Sending = { staff_id, form: "add appointment", form_key };
  return findMade(sending, findBooking)?.thing;
}

export function addAppointment(fields: NewAppointment, actor: Actor): GivenToken {
  return transaction(() => give(fields, actor));
}

function give(
  { place, patient, isHere, paper, ...fields }: NewAppointment,
  actor: Actor,
): GivenToken {
  const queue = openQueue(place);
  const holder = paper && findAppointmentByToken(queue.id, paper.token);
  if (holder) return { refusal: "taken", holder };
  const card = "id" in patient ? findPatient(patient.id) : keepCard(patient, place.day, actor);
  if (!card) return { refusal: "erased" };
  const token = paper ? keepToken(queue, paper) : takeToken(queue.id);
  if (token === undefined) return { refusal: "full" };
  const at = new Date().toISOString();
  const id = newId();
  const arrived = isHere
    ? { state: "waiting" as const, arrived_at: at }
    : { state: paper?.state ?? "booked", arrived_at: null };
  const { doctor_id, doctor_name, day, starts_at, ends_at } = place;
  run(
    query.insertInto("appointments").values({
      id,
      patient_id: card.id,
      doctor_id,
      doctor_name,
      day,
      kind: "visit",
      queue_id: queue.id,
      token,
      given_starts_at: starts_at,
      given_ends_at: ends_at,
      ...fields,
      ...arrived,
      created_at: at,
      updated_at: at,
    }),
  );
  if (isHere) {
    const { line, moved } = arrive(queue, token);
    setQueue(queue.id, { line, moved });
  }
  noteVisit(card, day);
  const appointment = findAppointment(id) as Appointment;
  recordRegisterChange({
    actor,
    action: "create",
    subject: "appointment",
    subjectId: id,
    after: toRecorded(appointment),
  });
  return { appointment };
}

/** A number that was given on paper counts as given, and as called where the visit took place. */
function keepToken(
  { id, given, passed }: Queue,
  { token, state }: NonNullable<NewAppointment["paper"]>,
): number {
  if (token > given) setQueue(id, { given: token });
  if (state === "seen" && token > passed) setQueue(id, { passed: token });
  return token;
}

/** What the record of a change keeps beside the columns, so that Undo can put it back. */
export interface ChangeRecord {
  action?: "restore";
  queue?: object | undefined;
}

/** Sets these columns, and records who did it. To be called in a transaction. */
export function setAppointment(
  before: Appointment,
  columns: Updateable<AppointmentsTable>,
  actor: Actor,
  { action, queue }: ChangeRecord = {},
): Appointment {
  const next = { version: sql<number>`version + 1`, updated_at: new Date().toISOString() };
  run(
    query
      .updateTable("appointments")
      .set({ ...columns, ...next })
      .where("id", "=", before.id),
  );
  const after = findAppointment(before.id) as Appointment;
  recordRegisterChange({
    actor,
    action: action ?? "update",
    subject: "appointment",
    subjectId: before.id,
    before: { ...toRecorded(before), ...(queue && { queue }) },
    after: { ...toRecorded(after), ...(queue && { queue: null }) },
  });
  return after;
}

/** What the record of changes has of an appointment; the person and the money have records of their own. */
function toRecorded({ patient: _, paid: __, ...appointment }: Appointment): object {
  return appointment;
}

export function eraseNote(id: string): void {
  transaction(() => {
    run(query.updateTable("appointments").set({ note: "" }).where("id", "=", id));
    emptyRegisterChanges(id);
  });
}

export function deleteAppointmentsBefore(day: string, limit: number): number {
  const old = query.selectFrom("appointments").select("id").where("day", "<", day).limit(limit);
  return run(query.deleteFrom("appointments").where("id", "in", old));
}
