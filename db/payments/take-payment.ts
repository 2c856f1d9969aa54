import { sql } from "kysely";
import type { StaffActor } from "#db/audit.ts";
import { one, query, run, transaction } from "#db/connection.server.ts";
import { newId } from "#db/id.ts";
import { normalizeForSearch } from "#db/normalize-for-search.ts";
import { findBooking } from "#db/register/appointments.ts";
import { findDeskDoctor } from "#db/register/desk-doctors.ts";
import { dueOf } from "#db/register/due.ts";
import { type Amounts, type PaymentsTable, paymentModes } from "#db/schema.ts";
import { financialYearOf } from "./financial-year.ts";
import { isRestoreUnsettled, nextNumber } from "./payment-numbers.ts";
import {
  findPayment,
  findPaymentOfForm,
  isRecent,
  listPaymentsOfAppointment,
  listRefundsOf,
  type Payment,
  type PaymentLine,
  repeatedSince,
} from "./payments.ts";

/** Income-tax law forbids this much in cash from one person in a day. */
export const maxCashOfDay = 199_999;

export interface Cashier extends StaffActor {
  name: string;
}

type References = Pick<
  Payment,
  "upi_reference" | "card_reference" | "payer" | "claim_reference" | "reason"
>;

export interface NewReceipt
  extends Amounts,
    References,
    Pick<
      Payment,
      "name" | "patient_id" | "patient_number" | "appointment_id" | "doctor_id" | "doctor_name"
    > {
  lines: readonly PaymentLine[];
  discount: number;
}

export interface Sent {
  form_key: string;
  day: string;
  prefix: string;
  drawer: string;
}

export interface ReceiptSent extends Sent {
  due?: number | undefined;
  /** Somebody has said that the same receipt is wanted twice, or the same UPI reference. */
  isAgain: boolean;
  isSameReference: boolean;
}

export type Taken =
  | { payment: Payment; isRepeated: boolean }
  | { refusal: "other content" | "same" | "reference" | "due" | "clock"; payment: Payment }
  | { refusal: "cash" | "restored" | "due" };

/** The same form sent again returns the receipt that it made before. `lines` and amounts must add up. */
export function takePayment(fields: NewReceipt, sent: ReceiptSent, staff: Cashier): Taken {
  return transaction(() => {
    const values = toReceipt(fields);
    const made = findPaymentOfForm(sent.form_key);
    if (made) {
      if (isSame(made, values)) return { payment: made, isRepeated: true };
      return { refusal: "other content", payment: made };
    }
    const refusal = refuseReceipt(values, sent);
    if (refusal) return refusal;
    const payment = insert(values, sent, staff);
    notePaid(payment.appointment_id, payment.consultation);
    return { payment, isRepeated: false };
  });
}

function toReceipt({ lines, ...fields }: NewReceipt) {
  const sum = (kind: PaymentLine["kind"]) =>
    lines.filter((line) => line.kind === kind).reduce((all, one) => all + one.count * one.rate, 0);
  const [consultation, other] = [sum("consultation"), sum("other")];
  return {
    ...fields,
    kind: "receipt" as const,
    lines: JSON.stringify(lines),
    consultation,
    other,
    total: consultation + other - fields.discount,
    of_payment: null,
    mistake: 0,
  };
}

type Values = Omit<
  PaymentsTable,
  | "id"
  | "name_key"
  | "year"
  | "number"
  | "prefix"
  | "day"
  | "drawer"
  | "staff_id"
  | "staff_name"
  | "cash_count_id"
  | "form_key"
  | "created_at"
  | "registration"
>;

function refuseReceipt(values: Values, sent: ReceiptSent): Taken | undefined {
  const early = refuseAny(sent);
  if (early) return early;
  const { appointment_id } = values;
  const appointment = appointment_id ? findBooking(appointment_id) : undefined;
  if (appointment && sent.due !== undefined && dueOf(appointment) !== sent.due) {
    const payment = listPaymentsOfAppointment(appointment.id).at(-1);
    return payment?.kind === "receipt" ? { refusal: "due", payment } : { refusal: "due" };
  }
  const same = sent.isAgain ? undefined : findSameReceipt(values, sent.day);
  if (same) return { refusal: "same", payment: same };
  const used = sent.isSameReference ? undefined : findWithReference(values.upi_reference);
  if (used) return { refusal: "reference", payment: used };
  if (values.cash > 0 && sumCashOf(values, sent.day) + values.cash > maxCashOfDay) {
    return { refusal: "cash" };
  }
  return undefined;
}

type Early = { refusal: "restored" } | { refusal: "clock"; payment: Payment };

function refuseAny({ day }: Sent): Early | undefined {
  if (isRestoreUnsettled()) return { refusal: "restored" };
  const last = one(query.selectFrom("payments").select("id").orderBy("day", "desc"));
  const payment = last && findPayment(last.id);
  return payment && payment.day > day ? { refusal: "clock", payment } : undefined;
}

const isNoMistake = sql<boolean>`NOT EXISTS (
  SELECT 1 FROM payments AS refund WHERE refund.of_payment = payments.id AND refund.mistake = 1
)`;

function findSameReceipt(values: Values, day: string): Payment | undefined {
  const { name, total, lines } = values;
  const same = one(
    query
      .selectFrom("payments")
      .select("id")
      .where("day", "=", day)
      .where("kind", "=", "receipt")
      .where("total", "=", total)
      .where("created_at", ">", repeatedSince())
      .where("name", "=", name)
      .where("lines", "=", lines)
      .where(isNoMistake)
      .orderBy("created_at", "desc"),
  );
  const found = same && findPayment(same.id);
  return found && isSame(found, values) ? found : undefined;
}

function findWithReference(upi_reference: string): Payment | undefined {
  if (upi_reference === "") return undefined;
  const used = one(
    query
      .selectFrom("payments")
      .select("id")
      .where("upi_reference", "=", upi_reference)
      .where(sql<boolean>`upi_reference <> ''`)
      .where("kind", "=", "receipt")
      .where(isNoMistake),
  );
  return used && findPayment(used.id);
}

/** What one person has paid in cash on that day; a receipt made by mistake does not count. */
function sumCashOf({ patient_id, name }: Values, day: string): number {
  const taken = query
    .selectFrom("payments")
    .select(sql<number>`coalesce(sum(iif(kind = 'receipt', cash, -cash)), 0)`.as("sum"))
    .where("day", "=", day)
    .where(sql<boolean>`(kind = 'receipt' OR mistake = 1)`);
  const found = patient_id
    ? taken.where("patient_id", "=", patient_id)
    : taken.where("patient_id", "is", null).where("name", "=", name);
  return one(found)?.sum ?? 0;
}

const compared = [
  "name",
  "patient_id",
  "appointment_id",
  "discount",
  "total",
  ...paymentModes,
  "upi_reference",
  "card_reference",
  "payer",
  "claim_reference",
  "reason",
] as const;

function isSame(made: Payment, values: Values): boolean {
  return (
    JSON.stringify(made.lines) === values.lines &&
    compared.every((column) => made[column] === values[column])
  );
}

function insert(values: Values, sent: Sent, staff: Cashier): Payment {
  const { form_key, day, prefix, drawer } = sent;
  const year = financialYearOf(day);
  const id = newId();
  run(
    query.insertInto("payments").values({
      id,
      ...values,
      name_key: normalizeForSearch(values.name),
      year,
      number: nextNumber(values.kind, year),
      day,
      prefix,
      drawer,
      registration: values.doctor_id ? findDeskDoctor(values.doctor_id).registration : "",
      staff_id: staff.id,
      staff_name: staff.name,
      form_key,
      created_at: new Date().toISOString(),
    }),
  );
  return findPayment(id) as Payment;
}

function notePaid(appointment: string | null, amount: number): void {
  if (!appointment || amount === 0) return;
  run(
    query
      .updateTable("appointments")
      .set({ paid: sql<number>`max(0, paid + ${amount})` })
      .where("id", "=", appointment),
  );
}

export type Rest = Amounts & Pick<Payment, "consultation" | "other" | "discount" | "total">;

export function restOf(receipt: Payment): Rest {
  const columns = [...paymentModes, "consultation", "other", "discount", "total"] as const;
  const refunds = listRefundsOf(receipt.id);
  const rest = Object.fromEntries(
    columns.map((column) => [
      column,
      refunds.reduce((left, refund) => left - refund[column], receipt[column]),
    ]),
  ) as unknown as Rest;
  return { ...rest, ...modesOfRest(rest) };
}

// What came in one way may have been given back in another; what an insurer is billed is no money that came in.
function modesOfRest(rest: Rest): Amounts {
  const amounts = { cash: 0, upi: 0, card: 0, claim: 0 };
  let left = rest.total;
  for (const mode of ["claim", "cash", "upi", "card"] as const) {
    amounts[mode] = Math.min(left, Math.max(0, rest[mode]));
    left -= amounts[mode];
  }
  return amounts;
}

export interface NewRefund extends Amounts {
  of: string;
  reason: string;
  part: PaymentLine["kind"];
  /** Nothing was ever paid: the whole rest in the same ways. */
  isMistake: boolean;
}

export type Refunded =
  | { payment: Payment; isRepeated: boolean }
  | { refusal: "gone" | "restored" }
  | { refusal: "too much"; rest: Rest }
  | { refusal: "other content" | "clock"; payment: Payment };

export function refundPayment(fields: NewRefund, sent: Sent, staff: Cashier): Refunded {
  return transaction(() => {
    const receipt = findPayment(fields.of);
    if (receipt?.kind !== "receipt") return { refusal: "gone" };
    const made = findPaymentOfForm(sent.form_key);
    if (made) return repeatRefund(made, fields);
    const early = refuseAny(sent);
    if (early) return early;
    const rest = restOf(receipt);
    const amounts = fields.isMistake ? modesOfRest(rest) : fields;
    const total = paymentModes.reduce((sum, mode) => sum + amounts[mode], 0);
    if (total < 1 || isTooMuch(amounts, rest)) return { refusal: "too much", rest };
    const payment = insert(toRefund(receipt, rest, amounts, fields), sent, staff);
    notePaid(payment.appointment_id, -payment.consultation);
    return { payment, isRepeated: false };
  });
}

function isTooMuch(wanted: Amounts, rest: Amounts): boolean {
  return wanted.claim > rest.claim || sumMoney(wanted) > sumMoney(rest);
}

/** What a person pays, in whichever way. */
export function sumMoney({ cash, upi, card }: Amounts): number {
  return cash + upi + card;
}

function repeatRefund(made: Payment, fields: NewRefund): Refunded {
  if (isSameRefund(made, fields)) return { payment: made, isRepeated: true };
  return { refusal: "other content", payment: made };
}

function isSameRefund(made: Payment, fields: NewRefund): boolean {
  return (
    made.of_payment === fields.of &&
    made.reason === fields.reason &&
    (fields.isMistake ? made.mistake === 1 : paymentModes.every((m) => made[m] === fields[m]))
  );
}

export function findSameRefund(fields: NewRefund): Payment | undefined {
  return listRefundsOf(fields.of).find((made) => isRecent(made) && isSameRefund(made, fields));
}

function toRefund(receipt: Payment, rest: Rest, amounts: Amounts, fields: NewRefund): Values {
  const { cash, upi, card, claim } = amounts;
  const total = cash + upi + card + claim;
  const parts = total === rest.total ? rest : partsOf(total, rest, fields.part);
  const { consultation, other, discount } = parts;
  const lines = [
    { text: "Consultation", count: 1, rate: consultation, kind: "consultation" },
    { text: "Other charges", count: 1, rate: other, kind: "other" },
  ].filter(({ rate }) => rate > 0);
  const { name, patient_id, patient_number, appointment_id, doctor_id, doctor_name } = receipt;
  return {
    kind: "refund",
    name,
    patient_id,
    patient_number,
    appointment_id,
    doctor_id,
    doctor_name,
    of_payment: receipt.id,
    lines: JSON.stringify(lines),
    consultation,
    other,
    discount,
    total,
    cash,
    upi,
    card,
    claim,
    upi_reference: "",
    card_reference: "",
    payer: claim > 0 ? receipt.payer || "Insurer" : "",
    claim_reference: "",
    reason: fields.reason,
    mistake: fields.isMistake ? 1 : 0,
  };
}

function partsOf(total: number, rest: Rest, part: PaymentLine["kind"]) {
  const first = Math.min(total, rest[part]);
  const others = total - first;
  return part === "consultation"
    ? { consultation: first, other: others, discount: 0 }
    : { consultation: others, other: first, discount: 0 };
}
