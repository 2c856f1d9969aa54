import type { Selectable } from "kysely";
import { sql } from "kysely";
import type { Actor, StaffActor } from "#db/audit.ts";
import { all, one, query, run, transaction } from "#db/connection.server.ts";
import { findMade, recordMade, type Sending } from "#db/form-keys.ts";
import { newId } from "#db/id.ts";
import type { AppointmentState, AppointmentsTable } from "#db/schema.ts";
import { isStepOf, type StateChange } from "./appointment-states.ts";
import { isSamePerson, keepCard, noteVisit, type Patient, type PatientFields } from "./patients.ts";
import { recordRegisterChange } from "./register-changes.ts";

type Columns = "id" | "doctor_id" | "doctor_name" | "day" | "state" | "fee" | "paid" | "note";

export type VideoCall = Pick<Selectable<AppointmentsTable>, Columns | "consent" | "patient_id"> & {
  time: number;
} & Pick<Patient, "name" | "phone" | "language" | "messages">;

export interface NewVideoCall
  extends Pick<
    VideoCall,
    "doctor_id" | "doctor_name" | "day" | "time" | "fee" | "note" | "consent"
  > {
  patient: PatientFields;
}

const nextVideoStates: Readonly<Record<AppointmentState, readonly AppointmentState[]>> = {
  booked: ["in", "absent", "cancelled"],
  waiting: [],
  in: ["seen", "absent"],
  seen: ["in"],
  absent: ["booked"],
  cancelled: ["booked"],
};

export type VideoOutcome =
  | { call: VideoCall }
  | { refusal: "taken"; holder: VideoCall }
  | { refusal: "gone" }
  | { refusal: "outdated" | "impossible" | "later"; current: VideoCall };

export type BookedCall =
  | { call: VideoCall }
  /** `made` by this form already, for somebody else or at another time. */
  | { refusal: "taken" | "made"; holder: VideoCall };

function calls() {
  return query
    .selectFrom("appointments")
    .leftJoin("patients", "patients.id", "appointments.patient_id")
    .select(["appointments.id", "doctor_id", "doctor_name", "day", "state", "fee", "paid", "note"])
    .select(["consent", "patient_id", sql<number>`time`.as("time")])
    .select([
      sql<string>`coalesce(patients.name, 'Erased')`.as("name"),
      sql<string>`coalesce(phone, '')`.as("phone"),
      sql<Patient["language"]>`coalesce(language, 'en')`.as("language"),
      sql<Patient["messages"]>`coalesce(messages, '')`.as("messages"),
    ])
    .where("kind", "=", "video");
}

export function findVideoCall(id: string): VideoCall | undefined {
  return one(calls().where("appointments.id", "=", id));
}

export function listVideoCallsOn(day: string): VideoCall[] {
  return all(calls().where("day", "=", day).orderBy("time").orderBy("doctor_name"));
}

export function listHeldCalls(doctor: string, day: string): VideoCall[] {
  const own = calls().where("day", "=", day).where("doctor_id", "=", doctor);
  return all(own.where("state", "not in", ["absent", "cancelled"]));
}

function findHolder({ doctor_id, day, time }: Pick<VideoCall, "doctor_id" | "day" | "time">) {
  return listHeldCalls(doctor_id, day).find((one) => one.time === time);
}

export function bookVideoCall(
  wanted: NewVideoCall,
  form_key: unknown,
  staff: StaffActor,
): BookedCall {
  return transaction(() => {
    const sending: Sending = { staff_id: staff.id, form: "add appointment", form_key };
    const made = findMade(sending, findVideoCall);
    if (made && isOther(made.thing, wanted)) return { refusal: "made", holder: made.thing };
    if (made) return { call: made.thing };
    const { patient, ...fields } = wanted;
    const holder = findHolder(fields);
    if (holder) return { refusal: "taken", holder };
    const card = keepCard(patient, fields.day, staff);
    const at = new Date().toISOString();
    const id = newId();
    run(
      query.insertInto("appointments").values({
        ...{ id, patient_id: card.id, kind: "video", queue_id: null, token: null },
        ...{ source: "phone", visit: "first", created_at: at, updated_at: at },
        ...fields,
      }),
    );
    noteVisit(card, fields.day);
    recordMade(sending, id, null);
    const call = findVideoCall(id) as VideoCall;
    const subject = { subject: "appointment", subjectId: id } as const;
    recordRegisterChange({ actor: staff, action: "create", ...subject, after: toRecorded(call) });
    return { call };
  });
}

function isOther(made: VideoCall, { doctor_id, day, time, patient }: NewVideoCall): boolean {
  const isElsewhere = made.doctor_id !== doctor_id || made.day !== day || made.time !== time;
  return isElsewhere || !isSamePerson(made, patient);
}

/** What can be done today. */
export function listVideoSteps({ state, day }: VideoCall, today: string): AppointmentState[] {
  return nextVideoStates[state].filter((to) => isStepOf(day, to, today));
}

/** Where the new state is the present one, nothing is changed. */
export function changeVideoCall(
  id: string,
  { from, to, reason = "" }: StateChange,
  today: string,
  actor: Actor,
): VideoOutcome {
  return transaction(() => {
    const current = findVideoCall(id);
    if (!current) return { refusal: "gone" };
    if (current.state === to) return { call: current };
    if (current.state !== from) return { refusal: "outdated", current };
    if (!nextVideoStates[from].includes(to)) return { refusal: "impossible", current };
    if (!isStepOf(current.day, to, today)) return { refusal: "later", current };
    const holder = to === "booked" ? findHolder(current) : undefined;
    if (holder) return { refusal: "taken", holder };
    const at = new Date().toISOString();
    const columns = {
      state: to,
      reason: to === "cancelled" ? reason : ("" as const),
      version: sql<number>`version + 1`,
      updated_at: at,
      ...(to === "in" && { called_at: at }),
      ...(to === "seen" && { seen_at: at }),
      ...(from === "seen" && { seen_at: null }),
    };
    run(query.updateTable("appointments").set(columns).where("id", "=", id));
    const call = findVideoCall(id) as VideoCall;
    const subject = { subject: "appointment", subjectId: id } as const;
    const [before, after] = [toRecorded(current), toRecorded(call)];
    recordRegisterChange({ actor, action: "update", ...subject, before, after });
    return { call };
  });
}

function toRecorded({ name: _, phone: __, language: ___, messages: ____, ...call }: VideoCall) {
  return call;
}
