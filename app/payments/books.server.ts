import { recordFrom } from "#app/auth/events.server.ts";
import { requireStaff } from "#app/auth/guard.ts";
import { encodeCsv, respondWithFile } from "#app/requests/download.server.ts";
import { readQuery } from "#app/requests/http.ts";
import { writeXlsx } from "#app/spreadsheets/xlsx-file.server.ts";
import { addDays } from "#app/timetable/calendar.ts";
import { readDaysOfFile } from "#app/timetable/days-query.server.ts";
import { readClock } from "#app/timetable/timetable.server.ts";
import { findCashCount } from "#db/payments/cash-counts.ts";
import { findPayment, listForBooks, type Payment, serialOf } from "#db/payments/payments.ts";
import { timeInCsv } from "#runtime/csv.ts";
import type { Route } from "./+types/staff-export";
import { booksQuery } from "./staff-inputs.ts";
import { kindLabels, signed } from "./words.ts";

type Cell = string | number;

interface Column {
  name: string;
  cell(payment: Payment): Cell;
  /** Of rupees, which have a sum. */
  isAmount?: true;
}

interface Book {
  name: string;
  /** Of the sheet in a spreadsheet. */
  title: string;
  columns: readonly Column[];
  /** Whether each day ends with its sums. */
  hasSums?: true;
}

type Amount = "consultation" | "other" | "discount" | "total" | "cash" | "upi" | "card" | "claim";

function amount(name: string, field: Amount): Column {
  return { name, cell: (payment) => signed(payment, payment[field]), isAmount: true };
}

/** For the accountant: each movement, and the sums of each day. */
export const paymentBook: Book = {
  name: "payments",
  title: "Payments",
  columns: [
    { name: "Number", cell: serialOf },
    { name: "Kind", cell: ({ kind }) => kindLabels[kind] },
    { name: "Date", cell: ({ day }) => day },
    { name: "Time", cell: ({ created_at }) => timeInCsv(created_at).split(" ")[1] ?? "" },
    { name: "Name", cell: ({ name }) => name },
    { name: "Card", cell: ({ patient_number }) => String(patient_number ?? "") },
    { name: "Doctor", cell: ({ doctor_name }) => doctor_name },
    amount("Consultation", "consultation"),
    amount("Other", "other"),
    amount("Concession", "discount"),
    amount("Total", "total"),
    amount("Cash", "cash"),
    amount("UPI", "upi"),
    amount("Card paid", "card"),
    amount("Claimed", "claim"),
    { name: "UPI reference", cell: ({ upi_reference }) => upi_reference },
    { name: "Card reference", cell: ({ card_reference }) => card_reference },
    { name: "Payer", cell: ({ payer }) => payer },
    { name: "Claim reference", cell: ({ claim_reference }) => claim_reference },
    { name: "Refund of", cell: serialOfReceipt },
    { name: "Reason", cell: ({ reason }) => reason },
    { name: "By", cell: ({ staff_name }) => staff_name },
    { name: "Cash count", cell: countOf },
  ],
  hasSums: true,
};

function serialOfReceipt({ of_payment }: Payment): string {
  const receipt = of_payment ? findPayment(of_payment) : undefined;
  return receipt ? serialOf(receipt) : "";
}

function countOf({ cash_count_id }: Payment): string {
  const count = cash_count_id ? findCashCount(cash_count_id) : undefined;
  return count ? `${count.year}/${count.number}` : "";
}

/** The columns of the daily case register of a medical profession. */
export const caseRegister: Book = {
  name: "daily-case-register",
  title: "Daily case register",
  columns: [
    { name: "Date", cell: ({ day }) => day },
    { name: "Serial number", cell: serialOf },
    { name: "Name", cell: ({ name }) => name },
    { name: "Nature of service", cell: ({ lines }) => lines.map(({ text }) => text).join(", ") },
    { name: "Fees received", cell: received, isAmount: true },
    { name: "Date of receipt", cell: (payment) => (received(payment) === 0 ? "" : payment.day) },
  ],
};

function received(payment: Payment): number {
  return signed(payment, payment.total - payment.claim);
}

function* rowsOf({ columns, hasSums }: Book, from: string, to: string): Iterable<Cell[]> {
  for (let day = from; day <= to; day = addDays(day, 1)) {
    const payments = listForBooks({ from: day, to: day });
    for (const payment of payments) yield columns.map(({ cell }) => cell(payment));
    if (!hasSums || payments.length === 0) continue;
    const sums = columns.map(({ cell, isAmount }) =>
      isAmount ? payments.reduce((sum, payment) => sum + Number(cell(payment)), 0) : "",
    );
    yield ["", "Sum", day, ...sums.slice(3)];
  }
}

export function respondWithBook(
  book: Book,
  format: "csv" | "xlsx",
  { url, context }: Pick<Route.LoaderArgs, "url" | "context">,
): Response {
  const staff = requireStaff(context);
  const { day: today } = readClock();
  const month = { from: `${today.slice(0, 7)}-01`, to: today };
  const { from, to } = readDaysOfFile(readQuery(url, booksQuery), month);
  recordFrom(context, { kind: "payments exported", staff, detail: `${from} to ${to}` });
  const { columns } = book;
  const numbers = columns.flatMap(({ isAmount }, at) => (isAmount ? [at] : []));
  const parts = inParts(book, from, to);
  const bytes =
    format === "csv"
      ? encodeCsv(parts)
      : writeXlsx(toTexts(parts), { columns: columns.length, numbers, sheet: book.title });
  return respondWithFile(`${book.name}-${from}-to-${to}.${format}`, bytes);
}

/** A few rows at a time, so that others are served meanwhile. */
async function* inParts(book: Book, from: string, to: string): AsyncGenerator<Cell[][]> {
  let part: Cell[][] = [book.columns.map(({ name }) => name)];
  for (const row of rowsOf(book, from, to)) {
    part.push(row);
    if (part.length < 200) continue;
    yield part;
    part = [];
    await new Promise((resolve) => setImmediate(resolve));
  }
  yield part;
}

async function* toTexts(parts: AsyncIterable<Cell[][]>): AsyncGenerator<string[][]> {
  for await (const part of parts) yield part.map((row) => row.map(String));
}
