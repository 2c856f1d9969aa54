import { data, href } from "react-router";
import { nameOfActor } from "#app/auth/actors.ts";
import { mayUse } from "#app/auth/roles.ts";
import { formatRupees } from "#app/language/money.ts";
import { stateLabels } from "#app/patients/labels.ts";
import { undoPath } from "#app/patients/undo-path.server.ts";
import type { Flash } from "#app/requests/flash.server.ts";
import { notFound, orNotFound } from "#app/requests/http.ts";
import { addDays } from "#app/timetable/calendar.ts";
import { readClock } from "#app/timetable/timetable.server.ts";
import { showDay } from "#app/timetable/words.ts";
import type { StaffActor } from "#db/audit.ts";
import { listPaymentsOfAppointment, serialOf } from "#db/payments/payments.ts";
import { restOf } from "#db/payments/take-payment.ts";
import type { StateOutcome } from "#db/register/appointment-states.ts";
import { type Appointment, findAppointment, type GivenToken } from "#db/register/appointments.ts";
import { doesNotCome } from "#db/register/due.ts";
import { maxTokens, type Queue } from "#db/register/queues.ts";
import type { RegisterChange } from "#db/register/register-changes.ts";
import { appointmentStates, type Rights } from "#db/schema.ts";
import { pageOfRow } from "./day.server.ts";
import { placeOfQueue, requireQueue } from "./queue.server.ts";
import { nameOf, sayState, showInstant } from "./words.ts";

export const allGiven = `All ${maxTokens} tokens of these hours are given.`;

/** The row of an appointment in the register. */
export function placeOf({ id, queue_id }: Pick<Appointment, "id" | "queue_id">): string {
  const queue = requireQueue(queue_id);
  return `${placeOfQueue(queue, pageOfRow(queue, id))}#${id}`;
}

export function requireAppointment(id: string): Appointment {
  return orNotFound(findAppointment(id));
}

const daysOfDesk = 31;

/** Why somebody may not set right what happened on a day, in words: what is older is for administrators. */
export function whyTooOld({ day }: { day: string }, { role }: Rights): string | undefined {
  if (role === "admin" || day >= addDays(readClock().day, -daysOfDesk)) return undefined;
  return `What is more than ${daysOfDesk} days ago is set right by administrators.`;
}

/** What is told of a state that somebody has now, with the way back. */
export function tellState(changed: Appointment, staff: Rights & StaffActor): Flash {
  return { ...tellPaid(sayState(changed), changed, staff), undoAt: undoPath(changed.id, staff) };
}

/** The sentence, and behind it what is paid for one that is cancelled, with the way to give it back. */
export function tellPaid(
  sentence: string,
  { id, state, paid }: Pick<Appointment, "id" | "state" | "paid">,
  staff: Rights,
): Pick<Flash, "sentence" | "next"> {
  const isPaid = state === "cancelled" && paid > 0;
  return withPaid(sentence, isPaid ? `${formatRupees(paid)} were paid` : "", id, staff);
}

/** What is told of a fee that was saved; of one below what is paid also the rest, with the way to give it back. */
export function tellUpdate(saved: Appointment, staff: Rights & StaffActor): Flash {
  const { id, state, fee, paid: counted } = saved;
  const more = doesNotCome(state) ? 0 : counted - sumConcessions(id) - fee;
  const paid = more > 0 ? `${formatRupees(more)} more were paid` : "";
  const sentence = `The appointment of ${nameOf(saved)} was updated.`;
  return { ...withPaid(sentence, paid, id, staff), undoAt: undoPath(id, staff) };
}

/** Counted as paid, though nobody paid it. */
function sumConcessions(id: string): number {
  return listPaymentsOfAppointment(id).reduce(
    (sum, { kind, discount }) => sum + (kind === "refund" ? -discount : discount),
    0,
  );
}

function withPaid(sentence: string, paid: string, id: string, staff: Rights) {
  const payment = paid
    ? listPaymentsOfAppointment(id).find(
        (one) => one.kind === "receipt" && restOf(one).consultation > 0,
      )
    : undefined;
  return {
    sentence: payment ? `${sentence} ${paid} (${serialOf(payment)}).` : sentence,
    next:
      payment && mayUse(staff, "/dashboard/Payments")
        ? { path: href("/dashboard/Payments/:id", { id: payment.id }), title: "Give it back?" }
        : undefined,
  };
}

/** How it is now, and where it is shown. */
export function sayAppointment(id: string) {
  const appointment = requireAppointment(id);
  return { sentence: sayState(appointment), back: placeOf(appointment) };
}

/** The queue that it stands in, too. */
export function requireWithQueue(id: string): { appointment: Appointment; queue: Queue } {
  const appointment = requireAppointment(id);
  return { appointment, queue: requireQueue(appointment.queue_id) };
}

/** The state that somebody saw, and the one that is wanted. Throws a 400 without a wanted one. */
export function readStep(form: FormData, failure: string) {
  const [from, to] = ["from", "to"].map((field) =>
    appointmentStates.find((known) => known === form.get(field)),
  );
  if (!to) throw data(null, { status: 400, statusText: failure });
  return { from, to };
}

/** Why a state was not changed, in words. Throws a 404 for an appointment that is gone. */
export function whyNotChanged(outcome: Exclude<StateOutcome, { changed: Appointment }>): string {
  if (outcome.refusal === "gone") throw notFound();
  const { current } = outcome;
  const state = stateLabels[current.state];
  switch (outcome.refusal) {
    case "outdated":
      return `${nameOf(current)} is “${state}”${sinceWhen(outcome.since)}.`;
    case "impossible":
      return `${nameOf(current)} is “${state}”: that step is not possible now.`;
    case "later":
      return `This appointment is for ${showDay(current.day)}. Move it to today first.`;
  }
}

/** Why no token was given, in words. */
export function whyNotGiven(given: Exclude<GivenToken, { appointment: Appointment }>): string {
  switch (given.refusal) {
    case "full":
      return allGiven;
    case "erased":
      return "This patient was erased meanwhile.";
    case "taken":
      return `Token ${given.holder.token} is taken: ${nameOf(given.holder)}.`;
    case "made":
      return `This form has given token ${given.holder.token} to ${nameOf(given.holder)}. Open a new one.`;
  }
}

/** Such as " since 11:02 (ravi@example.org)". */
export function sinceWhen(since: Pick<RegisterChange, "staff_email" | "at"> | undefined): string {
  return since ? ` since ${showInstant(since.at)} (${nameOfActor(since.staff_email)})` : "";
}
