import { type Selectable, sql } from "kysely";
import { all, one, query } from "#db/connection.server.ts";
import { inList } from "#db/in-list.ts";
import { normalizeForSearch } from "#db/normalize-for-search.ts";
import { numbersNamed, type SoundOf } from "#db/register/patients.ts";
import { type ResultPage, readResultPage } from "#db/result-page.ts";
import { type Amounts, type PaymentMode, type PaymentsTable, paymentModes } from "#db/schema.ts";
import { financialYearBefore } from "./financial-year.ts";

export interface PaymentLine {
  text: string;
  count: number;
  rate: number;
  kind: "consultation" | "other";
}

type Row = Selectable<PaymentsTable>;

export interface Payment extends Omit<Row, "lines" | "form_key" | "name_key"> {
  lines: PaymentLine[];
}

export function toPayment({ lines, form_key: _, name_key: __, ...row }: Row): Payment {
  return { ...row, lines: JSON.parse(lines) };
}

function payments() {
  return query.selectFrom("payments").selectAll();
}

export function findPayment(id: string): Payment | undefined {
  const row = one(payments().where("id", "=", id));
  return row && toPayment(row);
}

export function findPaymentOfForm(form_key: string): Payment | undefined {
  const row = one(payments().where("form_key", "=", form_key));
  return row && toPayment(row);
}

/** Such as "R/26-27/4512". */
export function serialOf({ prefix, year, number }: Pick<Payment, "prefix" | "year" | "number">) {
  return [prefix, year, number].filter((part) => part !== "").join("/");
}

export function listRefundsOf(payment: string): Payment[] {
  const own = payments().where("of_payment", "=", payment).orderBy("number");
  return all(own).map(toPayment);
}

export function withRefunded(items: readonly Payment[]): (Payment & { refunded: number })[] {
  const given = query
    .selectFrom("payments")
    .select(["of_payment", ({ fn }) => fn.sum<number>("total").as("total")])
    .where("of_payment", "in", inList(items.map(({ id }) => id)))
    .groupBy("of_payment");
  const refunded = new Map(all(given).map(({ of_payment, total }) => [of_payment, total]));
  return items.map((payment) => ({ ...payment, refunded: refunded.get(payment.id) ?? 0 }));
}

export function isRecent({ created_at }: { created_at: string }): boolean {
  return created_at > repeatedSince();
}

/** Since when the same again counts as a mistake. */
export function repeatedSince(): string {
  return new Date(Date.now() - 10 * 60_000).toISOString();
}

export function hasPayments(): boolean {
  return one(query.selectFrom("payments").select("id").limit(1)) !== undefined;
}

export function listPaymentsOfAppointment(appointment: string): Payment[] {
  const own = payments().where("appointment_id", "=", appointment).orderBy("created_at");
  return all(own).map(toPayment);
}

export function listPaymentsPageOfPatient(
  patient: string,
  page: number,
  perPage: number,
): ResultPage<Payment> {
  const own = payments().where("patient_id", "=", patient).orderBy("day", "desc");
  const inOrder = own.orderBy("created_at", "desc").orderBy("id");
  return readResultPage(inOrder, page, perPage, (rows) => rows.map(toPayment));
}

export interface PaymentFilter {
  from: string;
  to: string;
  mode?: PaymentMode;
}

function matchingPayments({ from, to, mode }: PaymentFilter) {
  const found = payments().where("day", ">=", from).where("day", "<=", to);
  return mode ? found.where(mode, ">", 0) : found;
}

export function listPaymentsPage(
  filter: PaymentFilter,
  page: number,
  perPage: number,
): ResultPage<Payment> {
  const list = matchingPayments(filter).orderBy("day", "desc").orderBy("created_at", "desc");
  const inOrder = list.orderBy("kind", "desc").orderBy("number", "desc");
  return readResultPage(inOrder, page, perPage, (rows) => rows.map(toPayment));
}

export type PaymentPlace = Pick<Payment, "day" | "id">;

export function listPayments(filter: PaymentFilter, after?: PaymentPlace, limit = -1): Payment[] {
  let found = matchingPayments(filter);
  if (after) {
    found = found.where(({ eb, refTuple, tuple }) =>
      eb(refTuple("day", "id"), ">", tuple(after.day, after.id)),
    );
  }
  return all(found.orderBy("day").orderBy("id").limit(limit)).map(toPayment);
}

export function listForBooks({ from, to }: PaymentFilter): Payment[] {
  const list = matchingPayments({ from, to }).orderBy("day").orderBy("kind").orderBy("year");
  return all(list.orderBy("number")).map(toPayment);
}

export function searchPayments(
  text: string,
  soundOf: SoundOf,
  since: string,
  limit: number,
): Payment[] {
  const wanted = text.trim();
  const serial = /^(?:([A-Z0-9-]{0,4})\/)?(\d\d-\d\d)\/(\d{1,9})$/i;
  const [, prefix, year, number] = serial.exec(wanted) ?? [];
  if (year && number) {
    const kinds = ["receipt", "refund"] as const;
    const byNumber = payments().where("kind", "in", kinds).where("year", "=", year);
    const found = all(byNumber.where("number", "=", Number(number)).limit(limit)).map(toPayment);
    return found.filter((one) => isWritten(one, prefix));
  }
  const digits = wanted.replace(/[ -]/g, "");
  if (/^\d{12}$/.test(digits)) {
    const byReference = payments().where("upi_reference", "=", digits);
    return all(byReference.where(sql<boolean>`upi_reference <> ''`).limit(limit)).map(toPayment);
  }
  if (/^\d{1,9}$/.test(wanted)) return listNumbered(Number(wanted), since);
  return listNamed(wanted, soundOf, since, limit);
}

/** By these words in the name on the receipt, or in that of its card, in either script. */
function listNamed(text: string, soundOf: SoundOf, since: string, limit: number): Payment[] {
  const latest = payments().where("day", ">=", since);
  const words = normalizeForSearch(text).split(" ");
  const named = latest
    .where(({ and }) => and(words.map((word) => sql<boolean>`instr(name_key, ${word}) > 0`)))
    .orderBy("day", "desc")
    .orderBy("created_at", "desc")
    .limit(limit);
  const numbers = numbersNamed(text, soundOf)?.orderBy("rowid", "desc").limit(300);
  const cards = numbers && query.selectFrom("patients").select("id").where("number", "in", numbers);
  const ofCards = cards ? all(latest.where("patient_id", "in", cards)) : [];
  const found = new Map([...all(named), ...ofCards].map((row) => [row.id, row]));
  return [...found.values()]
    .sort((one, other) => (other.day + other.created_at).localeCompare(one.day + one.created_at))
    .slice(0, limit)
    .map(toPayment);
}

function listNumbered(number: number, since: string): Payment[] {
  const years = [0, 1, 2].map((later) => financialYearBefore(since, -later));
  const found = payments().where("kind", "in", ["receipt", "refund"]).where("year", "in", years);
  const rows = all(found.where("number", "=", number)).filter(({ day }) => day >= since);
  return rows.map(toPayment).toSorted((one, other) => other.day.localeCompare(one.day));
}

function isWritten(payment: Payment, prefix: string | undefined): boolean {
  if (prefix === undefined || payment.prefix === "") return true;
  return payment.prefix.toLowerCase() === prefix.toLowerCase();
}

export interface Sums extends Amounts {
  receipts: number;
  refunds: number;
  total: number;
}

const signed = (column: PaymentMode | "total") =>
  sql<number>`coalesce(sum(iif(kind = 'refund', -${sql.ref(column)}, ${sql.ref(column)})), 0)`;

function sums() {
  return query
    .selectFrom("payments")
    .select([
      sql<number>`coalesce(sum(kind = 'receipt'), 0)`.as("receipts"),
      sql<number>`coalesce(sum(kind = 'refund'), 0)`.as("refunds"),
      ...paymentModes.map((mode) => signed(mode).as(mode)),
      signed("total").as("total"),
    ]);
}

export function sumPayments({ from, to }: PaymentFilter): Sums {
  return one(sums().where("day", ">=", from).where("day", "<=", to)) as Sums;
}

export function sumByDay({ from, to }: PaymentFilter): (Sums & { day: string })[] {
  const byDay = sums().select("day").where("day", ">=", from).where("day", "<=", to);
  return all(byDay.groupBy("day").orderBy("day"));
}

export function sumUncounted(drawer: string): Sums {
  return one(sums().where("drawer", "=", drawer).where("cash_count_id", "is", null)) as Sums;
}
