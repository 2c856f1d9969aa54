import { z } from "zod";
import { exampleIds } from "#app/api/describe.ts";
import { flag } from "#app/api/fields.ts";
import { typedLine } from "#app/forms/text-rules.ts";
import {
  countError,
  maxCount,
  reasonField,
  referenceFields,
  rupees,
  text,
} from "#app/payments/schema.ts";
import {
  maxRefundReasonLength,
  maxRemarkLength,
  maxTextLength,
} from "#app/payments/staff-inputs.ts";
import type { CashCount } from "#db/payments/cash-counts.ts";
import { notes } from "#db/payments/cash-notes.ts";
import { type Payment, serialOf } from "#db/payments/payments.ts";

const id = z.string();
const both = { _id: id, id };
const linked = z.string().nullable();
const money = z.int().meta({ description: "Rupees" });
const amounts = { cash: money, upi: money, card: money, claim: money };
const year = z.string().meta({ description: "A financial year, such as 26-27" });
const kinds = ["consultation", "other"] as const;

export const paymentJson = z
  .object({
    ...both,
    kind: z.enum(["receipt", "refund"]),
    number: z.int().meta({ description: "Without gaps, in its kind and year" }),
    year,
    serial: z.string().meta({ description: "As it is printed, such as R/26-27/4512" }),
    date: z.string().meta({ description: "A day in the hospital, such as 2026-11-24" }),
    name: z.string(),
    patient: linked.meta({ description: "An id; null without a card, or once it was erased" }),
    appointment: linked,
    doctor: linked,
    doctorName: z.string(),
    lines: z.array(
      z.object({ text: z.string(), count: z.int(), rate: money, kind: z.enum(kinds) }),
    ),
    discount: money,
    total: money,
    ...amounts,
    upiReference: z.string(),
    cardReference: z.string(),
    payer: z.string().meta({ description: "Who pays what is to be claimed" }),
    claimReference: z.string(),
    reason: z.string(),
    refundOf: linked.meta({ description: "Of a refund: the id of the receipt" }),
    refunded: z.int().meta({ description: "Of a receipt: the rupees given back" }),
    by: z.string().meta({ description: "Who took it" }),
    cashCount: linked.meta({ description: "The id; null while it is not counted" }),
    createdAt: z.string(),
  })
  .meta({ id: "Payment", description: "A receipt or a refund; none is ever changed or deleted" });

export const countJson = z
  .object({
    ...both,
    number: z.int(),
    year,
    date: z.string(),
    by: z.string(),
    float: money.meta({ description: "What the count before had left in the drawer" }),
    ...amounts,
    receipts: z.int(),
    refunds: z.int(),
    notes: z.partialRecord(z.enum(notes), z.int()),
    counted: money,
    kept: money.meta({ description: "What stays in the drawer" }),
    remark: z.string(),
    createdAt: z.string(),
  })
  .meta({ id: "CashCount", description: "What was in a drawer, and what it should have been" });

export interface RefundedPayment extends Payment {
  refunded: number;
}

export function toPaymentJson(payment: RefundedPayment): z.infer<typeof paymentJson> {
  const { id, kind, number, year, name, lines, discount, total, reason, refunded } = payment;
  const { cash, upi, card, claim, payer } = payment;
  return {
    _id: id,
    id,
    kind,
    number,
    year,
    serial: serialOf(payment),
    date: payment.day,
    name,
    patient: payment.patient_id,
    appointment: payment.appointment_id,
    doctor: payment.doctor_id,
    doctorName: payment.doctor_name,
    lines,
    discount,
    total,
    cash,
    upi,
    card,
    claim,
    upiReference: payment.upi_reference,
    cardReference: payment.card_reference,
    payer,
    claimReference: payment.claim_reference,
    reason,
    refundOf: payment.of_payment,
    refunded,
    by: payment.staff_name,
    cashCount: payment.cash_count_id,
    createdAt: payment.created_at,
  };
}

export function toCountJson(count: CashCount): z.infer<typeof countJson> {
  const { id, number, year, day: date, staff_name: by, float, receipts, refunds } = count;
  const { cash, upi, card, claim, notes, counted, kept, remark, created_at: createdAt } = count;
  const taken = { float, cash, upi, card, claim, receipts, refunds };
  return { _id: id, id, number, year, date, by, ...taken, notes, counted, kept, remark, createdAt };
}

function whole(field: z.ZodType<number, string>) {
  const error = "An amount must be a number.";
  return z.union([z.number(), z.string()], { error }).transform(String).pipe(field);
}

const amountsSent = {
  cash: whole(rupees("Cash")).default(0),
  upi: whole(rupees("UPI")).default(0),
  card: whole(rupees("Card")).default(0),
  claim: whole(rupees("To be claimed")).default(0),
};

const line = z.object({
  text: typedLine("What it is for", maxTextLength),
  count: z.int({ error: countError }).min(1, countError).max(maxCount, countError).default(1),
  rate: whole(rupees("Rupees")),
  kind: z
    .enum(kinds)
    .default("other")
    .meta({ description: "A consultation counts as paid for the appointment" }),
});

export const paymentBody = z.object({
  appointment: id.optional().meta({ description: "The id" }),
  patient: id.optional().meta({ description: "The id, where there is no appointment" }),
  name: text("Name", 120)
    .optional()
    .meta({ description: "As on the receipt; without it that of the patient" }),
  lines: z
    .array(line, { error: "At least one line is required." })
    .min(1, { error: "At least one line is required." })
    .max(10, { error: "At most 10 lines." }),
  discount: whole(rupees("Concession")).default(0),
  reason: reasonField.meta({ description: "Of the concession" }),
  ...amountsSent,
  upiReference: referenceFields.upi_reference,
  cardReference: referenceFields.card_reference,
  payer: referenceFields.payer.meta({ description: "One of those of the page of insurance" }),
  claimReference: referenceFields.claim_reference,
  due: z.int().optional().meta({ description: "What the client has read as due" }),
  sameReference: flag("sameReference").meta({
    description: "Whether the UPI reference may be on another receipt",
  }),
});

export const refundBody = z.object({
  ...amountsSent,
  reason: typedLine("Reason", maxRefundReasonLength, "Say why."),
  part: z.enum(kinds).default("consultation").meta({ description: "What is given back first" }),
  mistake: flag("mistake").meta({
    description: "Nothing was ever paid: the whole rest, in the same ways",
  }),
});

const pieces = z.int().min(0).max(9999);

export const countBody = z.object({
  notes: z.partialRecord(z.enum(notes), pieces, { error: "notes must say how many of each." }),
  kept: whole(rupees("What stays in the drawer")).default(0),
  remark: text("Remark", maxRemarkLength).meta({ description: "Where a difference comes from" }),
  seen: z
    .object({ count: z.int(), sum: z.int() })
    .optional()
    .meta({ description: "How many payments the client has read as not counted, and their sum" }),
});

export const paymentSent = {
  name: "Harpreet Kaur",
  lines: [
    { text: "Consultation, Dr Asha Verma", rate: 800, kind: "consultation" },
    { text: "ECG", rate: 400 },
  ],
  cash: 500,
  upi: 700,
  upiReference: "632911045521",
};

export const paymentExample: z.infer<typeof paymentJson> = {
  ...exampleIds,
  kind: "receipt",
  number: 4512,
  year: "26-27",
  serial: "R/26-27/4512",
  date: "2026-11-26",
  name: "Harpreet Kaur",
  patient: null,
  appointment: null,
  doctor: null,
  doctorName: "",
  lines: [
    { text: "Consultation, Dr Asha Verma", count: 1, rate: 800, kind: "consultation" },
    { text: "ECG", count: 1, rate: 400, kind: "other" },
  ],
  discount: 0,
  total: 1200,
  cash: 500,
  upi: 700,
  card: 0,
  claim: 0,
  upiReference: "632911045521",
  cardReference: "",
  payer: "",
  claimReference: "",
  reason: "",
  refundOf: null,
  refunded: 0,
  by: "Meena",
  cashCount: null,
  createdAt: "2026-11-26T05:44:00.000Z",
};

export const refundSent = { cash: 100, reason: "The ECG was not made" };

export const countSent = { notes: { 500: 3, 100: 4 }, kept: 500, remark: "Change for the chemist" };

export const countExample: z.infer<typeof countJson> = {
  ...exampleIds,
  number: 12,
  year: "26-27",
  date: "2026-11-26",
  by: "Meena",
  float: 500,
  cash: 1450,
  upi: 2300,
  card: 0,
  claim: 0,
  receipts: 5,
  refunds: 1,
  notes: { 500: 3, 100: 4 },
  counted: 1900,
  kept: 500,
  remark: "Change for the chemist",
  createdAt: "2026-11-26T08:31:00.000Z",
};
