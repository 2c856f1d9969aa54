import { z } from "zod";
import { personFields, phoneField } from "#app/patients/schema.ts";
import { withHours } from "#app/register/queue.server.ts";
import { changeSchema, consentMissing, feeField } from "#app/register/schema.ts";
import { cancelReasons } from "#app/register/words.ts";
import { showClock } from "#app/timetable/range.ts";
import type { Appointment, Booking } from "#db/register/appointments.ts";
import { dueOf } from "#db/register/due.ts";
import { maxTokens, type Queue } from "#db/register/queues.ts";
import { appointmentStates, queueStates } from "#db/schema.ts";

const id = z.string();
const both = { _id: id, id };
const day = z.string().meta({ description: "A day in the hospital, such as 2026-11-24" });
const instant = z
  .string()
  .nullable()
  .meta({ description: "In UTC; null while it has not happened" });
const sources = ["phone", "walk-in"] as const;
const visits = ["first", "follow-up"] as const;
const reasons = ["", "patient", "hospital", "mistake", "left"] as const;

/** As the specification names them. */
export const types = ["Hospital Visit", "Video Call"] as const;

/** Whether the patient asked for a video call or agreed to it. */
const consentAnswers = ["implied", "given"] as const;
const aboutConsent = "Of a video call: implied where the patient asked for it, given if not";

export function kindOf(type: string): Booking["kind"] {
  return type === "Video Call" ? "video" : "visit";
}

export const appointmentJson = z
  .object({
    ...both,
    type: z.enum(types),
    date: day,
    doctor: z.string().meta({ description: "The id of the doctor" }),
    doctorName: z.string(),
    queue: z
      .string()
      .nullable()
      .meta({ description: "The id of the queue of these hours; null for a video call" }),
    token: z.int().nullable().meta({ description: "Null for a video call" }),
    time: z.string().nullable().meta({ description: "Of a video call, such as 16:00" }),
    consent: z.enum(["", ...consentAnswers]).meta({ description: aboutConsent }),
    source: z.enum(sources),
    visit: z.enum(visits),
    state: z.enum(appointmentStates),
    reason: z.enum(reasons).meta({ description: "Why it was cancelled, or that somebody left" }),
    fee: z.int().meta({ description: "Rupees" }),
    paid: z.int().meta({ description: "Of the fee, less what was given back" }),
    due: z.int(),
    note: z.string(),
    patient: z
      .object({ ...both, number: z.int(), name: z.string(), phone: z.string(), sex: z.string() })
      .nullable()
      .meta({ description: "Null once the person was erased" }),
    arrivedAt: instant,
    calledAt: instant,
    seenAt: instant,
    toldAt: instant,
    createdAt: z.string(),
  })
  .meta({
    id: "Appointment",
    description: "A token of a patient for the hours of a doctor, or a time of a video call",
  });

export const queueJson = z
  .object({
    ...both,
    date: day,
    doctor: z.string(),
    doctorName: z.string(),
    from: z.string(),
    to: z.string(),
    room: z.string(),
    given: z.int().meta({ description: "The highest token that was given" }),
    now: z.int().nullable().meta({ description: "The token that is being seen" }),
    line: z.array(z.int()).meta({ description: "Who is here, in the order of calling" }),
    state: z.enum(queueStates),
  })
  .meta({ id: "Queue", description: "The tokens of the hours of a doctor on one day" });

export const dayJson = z
  .object({
    date: day,
    sittings: z.array(
      z.object({
        ...queueJson.shape,
        waiting: z.int(),
        appointments: z.array(appointmentJson),
      }),
    ),
    videoCalls: z.array(appointmentJson),
  })
  .meta({ id: "RegisterDay", description: "The register of a day" });

export const aboutDoctor = z
  .string()
  .regex(/^[0-9a-f]{24}$/, { error: "doctor must be the id of a doctor." })
  .optional()
  .meta({ description: "The id of a doctor" });

export const aboutDate = z
  .string()
  .optional()
  .meta({ description: "A day, such as 2026-11-24; today without it" });

export function toVisitJson(appointment: Appointment): z.infer<typeof appointmentJson> {
  return toAppointmentJson({ ...appointment, kind: "visit", time: null, consent: "" });
}

export function toAppointmentJson(appointment: Booking): z.infer<typeof appointmentJson> {
  const { id, patient, patient_id, kind, time } = appointment;
  const of = patient_id ?? "";
  return {
    _id: id,
    id,
    type: kind === "video" ? "Video Call" : "Hospital Visit",
    date: appointment.day,
    doctor: appointment.doctor_id,
    doctorName: appointment.doctor_name,
    queue: appointment.queue_id,
    token: appointment.token,
    time: time === null ? null : showClock(time),
    consent: appointment.consent,
    source: appointment.source,
    visit: appointment.visit,
    state: appointment.state,
    reason: appointment.reason,
    fee: appointment.fee,
    paid: appointment.paid,
    due: dueOf(appointment),
    note: appointment.note,
    patient: patient && {
      _id: of,
      id: of,
      number: patient.number,
      name: patient.name,
      phone: patient.phone,
      sex: patient.sex,
    },
    arrivedAt: appointment.arrived_at,
    calledAt: appointment.called_at,
    seenAt: appointment.seen_at,
    toldAt: appointment.told_at,
    createdAt: appointment.created_at,
  };
}

export function toQueueJson(queue: Queue): z.infer<typeof queueJson> {
  const { id, day: date, doctor_id, doctor_name, starts_at, ends_at, room } = withHours(queue);
  const { given, now_token: now, line, state } = queue;
  return {
    _id: id,
    id,
    date,
    doctor: doctor_id,
    doctorName: doctor_name,
    from: showClock(starts_at),
    to: showClock(ends_at),
    room,
    given,
    now,
    line: [...line],
    state,
  };
}

const fee = z
  .union([z.number(), z.string()], { error: "Fee must be a number." })
  .transform(String)
  .pipe(feeField);

/** Minutes after midnight, of such as "16:00". */
const clock = z
  .string()
  .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, { error: "A time must be such as 16:00." })
  .transform((typed) => Number(typed.slice(0, 2)) * 60 + Number(typed.slice(3)));

/** `today` is the day from which an age counts. */
export function appointmentBody(today: string) {
  return z.object({
    type: z.enum(types).default("Hospital Visit"),
    date: z.string().optional().meta({
      description: "Without it, the next day with hours; for a video call today",
    }),
    sitting: z.string().optional().meta({
      description: "Where the doctor sits twice: its id; extra for hours beside the timetable",
    }),
    from: clock.optional().meta({ description: "Of extra hours that nobody has a token for yet" }),
    to: clock.optional(),
    time: clock.optional().meta({ description: "Of a video call: one of the doctor's videoSlots" }),
    consent: z.enum(consentAnswers, { error: consentMissing }).optional().meta({
      description: aboutConsent,
    }),
    source: z.enum(sources, { error: "source must be phone or walk-in." }),
    visit: z.enum(visits).default("first"),
    fee: fee.optional().meta({ description: "The doctor's without it" }),
    note: changeSchema.shape.note,
    ...personFields(today),
    phone: phoneField,
  });
}

export const changeBody = z.object({
  visit: z.enum(visits, { error: "visit must be first or follow-up." }),
  fee,
  note: changeSchema.shape.note,
});

export const stateBody = z.object({
  state: z.enum(appointmentStates, {
    error: `state must be one of ${appointmentStates.join(", ")}.`,
  }),
  reason: z.enum(cancelReasons).optional(),
});

const tokenNumber = z.int().max(maxTokens);

export const nextBody = z.object({
  now: tokenNumber.min(0).meta({ description: "The token that is being seen; 0 for none" }),
  token: tokenNumber.min(1).optional().meta({ description: "The first of the line without it" }),
});
