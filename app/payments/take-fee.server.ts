import { href } from "react-router";
import { formatRupees } from "#app/language/money.ts";
import type { Flash } from "#app/requests/flash.server.ts";
import { readClock } from "#app/timetable/timetable.server.ts";
import { serialOf } from "#db/payments/payments.ts";
import { type Cashier, takePayment } from "#db/payments/take-payment.ts";
import type { Appointment } from "#db/register/appointments.ts";
import { sentNow } from "./desk-settings.server.ts";
import { toNewReceipt } from "./new-receipt.server.ts";
import { consultationOf, findWhom } from "./offer.server.ts";
import { whyNotTaken } from "./outcome.server.ts";

/** Takes the whole fee of a new appointment in cash, once for a form: what a message says of it. Nothing for a free visit. */
export function takeFeeInCash(
  { id, fee }: Appointment,
  form_key: string,
  staff: Cashier,
): Pick<Flash, "sentence" | "next"> | undefined {
  const whom = findWhom({ appointment: id });
  if (fee === 0 || !whom) return undefined;
  const amounts = { cash: fee, upi: 0, card: 0, claim: 0 };
  const references = { upi_reference: "", card_reference: "", payer: "", claim_reference: "" };
  const line = { text: consultationOf(whom), count: 1, rate: fee, kind: "consultation" } as const;
  const { name } = whom;
  const taken = takePayment(
    toNewReceipt(whom, { name, lines: [line], discount: 0, reason: "", ...amounts, ...references }),
    { ...sentNow("receipt", form_key, staff), isAgain: true, isSameReference: true },
    staff,
  );
  if ("refusal" in taken) {
    const why = Object.values(whyNotTaken(taken, readClock().day)).flat();
    return { sentence: `No receipt was made. ${why.join(" ")}` };
  }
  const { payment } = taken;
  return {
    sentence: `Receipt ${serialOf(payment)} for ${formatRupees(payment.total)} was made.`,
    next: { path: href("/dashboard/Payments/:id", { id: payment.id }), title: "Receipt" },
  };
}
