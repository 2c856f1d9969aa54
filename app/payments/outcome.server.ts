import { formatRupees } from "#app/language/money.ts";
import { notFound, orNotFound } from "#app/requests/http.ts";
import { showDay } from "#app/timetable/words.ts";
import { findCashCount } from "#db/payments/cash-counts.ts";
import { findPayment, type Payment, serialOf } from "#db/payments/payments.ts";
import { type Refunded, type Rest, sumMoney, type Taken } from "#db/payments/take-payment.ts";
import type { Rights } from "#db/schema.ts";
import type { FieldErrors } from "./schema.ts";
import { restoredSentence, showAgo } from "./words.ts";

export const cashSentence =
  "₹2,00,000 or more in cash from one person in a day is forbidden by law. Take the rest another way.";

export function requirePayment(id: string): Payment {
  return orNotFound(findPayment(id));
}

/** Why no receipt was made, by the field that it is about; the whole form where it is about none. */
export function whyNotTaken(
  taken: Extract<Taken, { refusal: string }>,
  today: string,
): FieldErrors {
  switch (taken.refusal) {
    case "same":
      return {
        again: [
          `${serialOf(taken.payment)} says the same, ${showAgo(taken.payment)}. Make another one?`,
        ],
      };
    case "reference":
      return {
        upi_reference: [`This reference is on receipt ${serialOf(taken.payment)} already.`],
      };
    case "cash":
      return { cash: [cashSentence] };
    case "due":
      return { "": [dueSentence("payment" in taken ? taken.payment : undefined)] };
    case "other content":
      return { "": [`A receipt was made from this form already: ${serialOf(taken.payment)}.`] };
    case "clock":
      return { "": [clockSentence(taken.payment, today)] };
    case "restored":
      return { "": [restoredSentence] };
  }
}

function dueSentence(payment: Payment | undefined): string {
  if (!payment) return "What is due has changed meanwhile. Look at the amount again.";
  return `${formatRupees(payment.total)} were paid meanwhile: ${serialOf(payment)}.`;
}

function clockSentence({ day }: Payment, today: string): string {
  return `The server’s clock says ${showDay(today)}, the last receipt is of ${showDay(day)}. Ask an administrator.`;
}

/** Why nothing was given back. */
export function whyNotRefunded(
  refunded: Extract<Refunded, { refusal: string }>,
  today: string,
): string {
  switch (refunded.refusal) {
    case "gone":
      throw notFound();
    case "restored":
      return restoredSentence;
    case "clock":
      return clockSentence(refunded.payment, today);
    case "other content":
      return `A refund was made from this form already: ${serialOf(refunded.payment)}.`;
    case "too much":
      return sayRest(refunded.rest);
  }
}

function sayRest(rest: Rest): string {
  if (rest.total === 0) return "All of it was given back already.";
  const most = `At most ${formatRupees(sumMoney(rest))} can be given back`;
  if (rest.claim === 0) return `${most}.`;
  return `${most}, and ${formatRupees(rest.claim)} taken off what is to be claimed.`;
}

/** A clerk gives back what the same clerk took, until it is counted; an administrator anything. */
export function mayRefund(
  { id, role }: Pick<Rights, "role"> & { id: string },
  { kind, staff_id, cash_count_id }: Payment,
): boolean {
  if (kind !== "receipt") return false;
  return role === "admin" || (staff_id === id && cash_count_id === null);
}

export const onlyAdminRefunds =
  "Only an administrator can give back what somebody else took, or what was counted already.";

/** Such as "cash count 26-27/12". */
export function nameCount(id: string | null): string | undefined {
  const count = id ? findCashCount(id) : undefined;
  return count && `${count.year}/${count.number}`;
}
