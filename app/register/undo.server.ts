import { href } from "react-router";
import { stateLabels } from "#app/patients/labels.ts";
import { latinOf } from "#app/patients/schema.ts";
import { notFound, orNotFound } from "#app/requests/http.ts";
import type { StaffActor } from "#db/audit.ts";
import { findPatient } from "#db/register/patients.ts";
import { findRegisterChange } from "#db/register/register-changes.ts";
import { undoAppointmentChange } from "#db/register/undo-appointment.ts";
import { undoPatientChange, undoQueueChange } from "#db/register/undo-card.ts";
import type { Since } from "#db/register/undoable.ts";
import { requireAppointment, sayAppointment, sinceWhen, whyNotGiven } from "./outcome.server.ts";
import { placeOfQueue, requireQueue } from "./queue.server.ts";
import { nameOf, sayQueue } from "./words.ts";

interface Told {
  sentence: string;
  /** Where it is shown. */
  back: string;
}

/** Where what was changed is shown, and how it is now. */
export function sayChanged(change: number): Told {
  const { subject, subject_id } = requireChange(change);
  if (subject === "patient") {
    const patient = orNotFound(findPatient(subject_id));
    const { id, name, number } = patient;
    return { sentence: `Card ${number}: ${name}.`, back: href("/dashboard/Patients/:id", { id }) };
  }
  if (subject === "queue") {
    const queue = requireQueue(subject_id);
    return { sentence: sayQueue(queue), back: placeOfQueue(queue) };
  }
  return sayAppointment(subject_id);
}

/** What is said once it is taken back, or the reason why it was not. Throws a 404 for what is gone. */
export function takeBack(change: number, staff: StaffActor): Told | string {
  const { subject, subject_id } = requireChange(change);
  const outcome = undoneBy(subject, change, staff);
  if (!("refusal" in outcome)) return sayChanged(change);
  switch (outcome.refusal) {
    case "gone":
      throw notFound();
    case "notYours":
      return "You can take back what you changed yourself, within a day.";
    case "occupied":
      return `Token ${outcome.token} is being seen: end that visit first.`;
    case "taken":
      return whyNotGiven(outcome);
    case "same":
      return "Another card has that name and phone number now.";
    case "changed":
      return subject === "appointment"
        ? sayMeanwhile(subject_id, outcome.since)
        : `It has changed${sinceWhen(outcome.since) || " meanwhile"}: that is not the change that you would take back.`;
  }
}

function undoneBy(subject: string, change: number, staff: StaffActor) {
  if (subject === "patient") return undoPatientChange(change, latinOf, staff);
  if (subject === "queue") return undoQueueChange(change, staff);
  return undoAppointmentChange(change, staff);
}

function requireChange(change: number) {
  return orNotFound(findRegisterChange(change));
}

function sayMeanwhile(id: string, since: Since | undefined): string {
  const current = requireAppointment(id);
  return `${nameOf(current)} is “${stateLabels[current.state]}”${sinceWhen(since)}: that is not the change that you would take back.`;
}
