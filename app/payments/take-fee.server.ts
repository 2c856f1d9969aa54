import { href } from "react-router";
import { mayUse, whyNotFor } from "#app/auth/roles.ts";
import { formatRupees } from "#app/language/money.ts";
import { stateLabels } from "#app/patients/labels.ts";
import type { Flash } from "#app/requests/flash.server.ts";
import { readClock } from "#app/timetable/timetable.server.ts";
import { type Payment, serialOf } from "#db/payments/payments.ts";
import { type Cashier, takePayment } from "#db/payments/take-payment.ts";
import type { Appointment } from "#db/register/appointments.ts";
import { doesNotCome, dueOf } from "#db/register/due.ts";
import type { Rights } from "#db/schema.ts";
import { sentNow } from "./desk-settings.server.ts";
import { toNewReceipt } from "./new-receipt.server.ts";
import { consultationOf, findWhom } from "./offer.server.ts";
import { whyNotTaken } from "./outcome.server.ts";
import { kindLabels } from "./words.ts";

/** Takes the whole fee of a new appointment in cash, once for a form: what a message says of it. Nothing for a free visit. */
export function takeFeeInCash(
  appointment: Appointment,
  form_key: string,
  staff: Cashier & Rights,
): Pick<Flash, "sentence" | "next"> | undefined {
  const { id, fee, state } = appointment;
  const whom = findWhom({ appointment: id });
  if (fee === 0 || !whom) return undefined;
  const payments = href("/dashboard/Payments");
  if (!mayUse(staff, payments)) {
    const sentence = `No receipt was made. ${whyNotFor(payments)}`;
    return dueOf(appointment) > 0 ? { sentence } : undefined;
  }
  const amounts = { cash: fee, upi: 0, card: 0, claim: 0 };
  const references = { upi_reference: "", card_reference: "", payer: "", claim_reference: "" };
  const line = { text: consultationOf(whom), count: 1, rate: fee, kind: "consultation" } as const;
  const { name } = whom;
  const taken = takePayment(
    toNewReceipt(whom, { name, lines: [line], discount: 0, reason: "", ...amounts, ...references }),
    { ...sentNow("receipt", form_key, staff), due: fee, isAgain: true, isSameReference: true },
    staff,
  );
  const next = "payment" in taken ? linkTo(taken.payment) : undefined;
  if ("refusal" in taken) {
    const why =
      taken.refusal === "due" && doesNotCome(state)
        ? [`${name} is “${stateLabels[state]}”: nothing is due.`]
        : Object.values(whyNotTaken(taken, readClock().day)).flat();
    return { sentence: `No receipt was made. ${why.join(" ")}`, next };
  }
  const { payment } = taken;
  const sentence = `Receipt ${serialOf(payment)} for ${formatRupees(payment.total)} was made.`;
  return { sentence, next };
}

function linkTo({ id, kind }: Payment) {
  return { path: href("/dashboard/Payments/:id", { id }), title: kindLabels[kind] };
}
