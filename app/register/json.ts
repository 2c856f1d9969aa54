import { z } from "zod";
import { personFields, phoneField } from "#app/patients/schema.ts";
import { showClock } from "#app/timetable/range.ts";
import type { Appointment } from "#db/appointments.ts";
import { dueOf } from "#db/due.ts";
import { maxTokens, type Queue } from "#db/queues.ts";
import { appointmentStates, queueStates } from "#db/schema.ts";
import { changeSchema, feeField } from "./schema.ts";
import { cancelReasons } from "./words.ts";

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

export const appointmentJson = z
  .object({
    ...both,
    type: z.literal("Hospital Visit"),
    date: day,
    doctor: z.string().meta({ description: "The id of the doctor" }),
    doctorName: z.string(),
    queue: z.string().meta({ description: "The id of the queue of these hours" }),
    token: z.int(),
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
  .meta({ id: "Appointment", description: "A token of a patient for the hours of a doctor" });

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
  })
  .meta({ id: "RegisterDay", description: "The register of a day" });

export const aboutDate = z
  .string()
  .optional()
  .meta({ description: "A day, such as 2026-11-24; today without it" });

export function toAppointmentJson(appointment: Appointment): z.infer<typeof appointmentJson> {
  const { id, patient, patient_id } = appointment;
  const of = patient_id ?? "";
  return {
    _id: id,
    id,
    type: "Hospital Visit",
    date: appointment.day,
    doctor: appointment.doctor_id,
    doctorName: appointment.doctor_name,
    queue: appointment.queue_id,
    token: appointment.token,
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
  const { id, day: date, doctor_id, doctor_name, starts_at, ends_at, room } = queue;
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

/** `today` is the day from which an age counts. */
export function appointmentBody(today: string) {
  return z.object({
    date: z.string().optional().meta({ description: "Without it, the next day with hours" }),
    sitting: z.string().optional().meta({ description: "Where the doctor sits twice: its id" }),
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
