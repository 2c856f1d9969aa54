import { counted } from "#app/language/counted.ts";
import { formatRupees } from "#app/language/money.ts";
import { momentOf } from "#app/timetable/calendar.ts";
import { showTime } from "#app/timetable/range.ts";
import { showDayAndYear } from "#app/timetable/words.ts";
import type { Payment } from "#db/payments/payments.ts";
import { type Amounts, type PaymentMode, paymentModes } from "#db/schema.ts";

export const modeLabels: Readonly<Record<PaymentMode, string>> = {
  cash: "Cash",
  upi: "UPI",
  card: "Card",
  claim: "To be claimed",
};

export const kindLabels = { receipt: "Receipt", refund: "Refund" } as const;

export const restoredSentence =
  "Older data was put back. Before the next receipt an administrator has to say which number is the last on paper.";

/** Where no reply came to a form. */
export const mayBeMade =
  "It may or may not have been made. Press the button again: it makes no second one.";

/** Such as 6329 1104 5521, as people read it to each other. */
export function showReference(reference: string): string {
  return reference.replace(/(\d{4})(?=\d)/g, "$1 ");
}

/** Such as "₹500 cash, ₹700 UPI". */
export function showModes(amounts: Amounts): string {
  return paymentModes
    .filter((mode) => amounts[mode] > 0)
    .map((mode) => `${formatRupees(amounts[mode])} ${inSentence(mode)}`)
    .join(", ");
}

export function inSentence(mode: PaymentMode): string {
  return mode === "upi" ? "UPI" : modeLabels[mode].toLowerCase();
}

/** Such as "Wed 25 Nov 2026, 11:14 AM". */
export function showMoment({ day, created_at }: Pick<Payment, "day" | "created_at">): string {
  return `${showDayAndYear(day)}, ${showTimeMade({ created_at })}`;
}

/** Such as "11:14 AM". */
export function showTimeMade({ created_at }: Pick<Payment, "created_at">): string {
  return showTime(momentOf(Date.parse(created_at)).minute);
}

/** Such as "2 minutes ago". */
export function showAgo({ created_at }: Pick<Payment, "created_at">): string {
  const minutes = Math.round((Date.now() - Date.parse(created_at)) / 60_000);
  if (minutes < 1) return "just now";
  return minutes === 1 ? "a minute ago" : `${minutes} minutes ago`;
}

/** As the books have it: a refund is negative. */
export function signed({ kind }: Pick<Payment, "kind">, amount: number): number {
  return kind === "refund" ? -amount : amount;
}

/** Such as "Cash of 1 receipt and 2 refunds". */
export function nameCash({ receipts, refunds }: { receipts: number; refunds: number }): string {
  return `Cash of ${counted(receipts, "receipt")} and ${counted(refunds, "refund")}`;
}

/** With a sign that screen readers say. */
export function showSigned(amount: number): string {
  return amount < 0 ? `−${formatRupees(-amount)}` : formatRupees(amount);
}
