import { z } from "zod";
import { maxLineLength } from "#app/forms/field-lengths.ts";
import { optionalLine, typedLine } from "#app/forms/text-rules.ts";
import { readCode, readRupees } from "#app/forms/typed-numbers.ts";
import { formatRupees } from "#app/language/money.ts";
import type { PaymentLine } from "#db/payments/payments.ts";
import { type Amounts, paymentModes } from "#db/schema.ts";
import {
  lineNumbers,
  maxCardReferenceLength,
  maxClaimReferenceLength,
  maxReasonLength,
  maxTextLength,
} from "./staff-inputs.ts";

export const maxTotal = 9_999_999;
export const maxCount = 99;
export const countError = `Number must be from 1 to ${maxCount}.`;

export function rupees(label: string) {
  return z
    .string()
    .transform((text) => readRupees(text.trim()))
    .refine((text) => /^\d{1,7}$/.test(text), { error: `${label} must be a number.` })
    .transform(Number);
}

export const text = (label: string, length: number) =>
  optionalLine(label, length).transform((typed) => typed ?? "");

export const upiReference = z
  .string()
  .default("")
  .transform(readCode)
  .refine((typed) => typed === "" || /^\d{12}$/.test(typed), {
    error: "The UPI reference has 12 digits.",
  });

export const amountFields = {
  cash: rupees("Cash").default(0),
  upi: rupees("UPI").default(0),
  card: rupees("Card").default(0),
  claim: rupees("To be claimed").default(0),
};

export const referenceFields = {
  upi_reference: upiReference,
  card_reference: text("Card reference", maxCardReferenceLength),
  payer: text("Who pays", maxLineLength),
  claim_reference: text("Claim reference", maxClaimReferenceLength),
};

export const reasonField = text("Reason", maxReasonLength);

export const nameField = typedLine("Name", maxLineLength);

export const countField = z
  .string()
  .default("1")
  .transform(readRupees)
  .refine((typed) => /^\d{1,2}$/.test(typed) && Number(typed) >= 1, {
    error: countError,
  })
  .transform(Number);

type LineNumber = (typeof lineNumbers)[number];

const lineFields = Object.fromEntries(
  lineNumbers.flatMap((line) => [
    [`charge${line}`, z.string().optional()],
    [`text${line}`, text("What it is for", maxTextLength)],
    [`count${line}`, countField],
    [`rate${line}`, rupees("Rupees").optional()],
  ]),
) as Record<`text${LineNumber}`, z.ZodType<string>> &
  Record<`count${LineNumber}`, z.ZodType<number>> &
  Record<`rate${LineNumber}`, z.ZodType<number | undefined>> &
  Record<`charge${LineNumber}`, z.ZodType<string | undefined>>;

export const paymentSchema = z.object({
  name: nameField,
  consultation: rupees("Consultation").default(0),
  ...lineFields,
  discount: rupees("Concession").default(0),
  reason: reasonField,
  mode: z.enum([...paymentModes, "split"], { error: "Choose how it is paid." }),
  ...amountFields,
  ...referenceFields,
  // A form that lost it is asked again: what it showed may not be due any more.
  due: z.coerce.number().int().catch(-1),
  again: z.string().optional(),
  same_reference: z.string().optional(),
});

export type PaymentTyped = z.infer<typeof paymentSchema>;

export interface Charge {
  id: string;
  name: string;
  price: number;
}

export type FieldErrors = Record<string, string[]>;

const chargeGone = "This charge is not in the list any more. Say what it is for.";

/** The lines that were typed or chosen; a charge has the price of the list. */
export function readLines(
  typed: PaymentTyped,
  consultation: string,
  charges: readonly Charge[],
): { lines: PaymentLine[]; errors: FieldErrors } {
  const lines: PaymentLine[] = [];
  const errors: FieldErrors = {};
  if (typed.consultation > 0) {
    lines.push({ text: consultation, count: 1, rate: typed.consultation, kind: "consultation" });
  }
  for (const line of lineNumbers) {
    const charge = charges.find(({ id }) => id === typed[`charge${line}`]);
    const count = typed[`count${line}`] ?? 1;
    if (charge) {
      lines.push({ text: charge.name, count, rate: charge.price, kind: "other" });
      continue;
    }
    const [what, rate] = [typed[`text${line}`], typed[`rate${line}`]];
    if (!what && rate === undefined) {
      if (typed[`charge${line}`]) errors[`text${line}`] = [chargeGone];
      continue;
    }
    if (!what) errors[`text${line}`] = ["Say what it is for."];
    else if (rate === undefined) errors[`rate${line}`] = ["Rupees must be a number."];
    else lines.push({ text: what, count, rate, kind: "other" });
  }
  return { lines, errors };
}

export interface Checked extends Amounts {
  total: number;
  errors: FieldErrors;
}

interface Sums {
  lines: readonly PaymentLine[];
  discount: number;
  reason: string;
  mode: (typeof paymentModes)[number] | "split";
  typed: Amounts;
}

/** The total, and how much of it is paid in which way. */
export function checkAmounts({ lines, discount, reason, mode, typed }: Sums): Checked {
  const errors: FieldErrors = {};
  const sum = lines.reduce((all, { count, rate }) => all + count * rate, 0);
  const total = sum - discount;
  const none = { cash: 0, upi: 0, card: 0, claim: 0 };
  const amounts = mode === "split" ? typed : { ...none, [mode]: total };
  const parts = paymentModes.reduce((all, one) => all + amounts[one], 0);
  if (lines.length === 0) errors.consultation = ["At least one line is required."];
  else if (discount > sum) errors.discount = ["The concession must not be more than the sum."];
  else if (total === 0)
    errors.consultation = ["Nothing is to be paid: there is no receipt for ₹0."];
  else if (total > maxTotal) errors.consultation = ["A receipt is over at most ₹99,99,999."];
  else if (parts !== total) {
    errors.cash = [
      `The parts must add up to ${formatRupees(total)}: they are ${formatRupees(parts)}.`,
    ];
  }
  if (discount > 0 && reason === "") {
    errors.reason = ["Say why: a concession needs a reason."];
  }
  const { cash, upi, card, claim } = amounts;
  return { total, cash, upi, card, claim, errors };
}

export const choosePayer = "Choose who pays.";
