import { Readable } from "node:stream";
import { requireStaff } from "#app/auth/guard.ts";
import { clientAddress, readQuery } from "#app/requests/http.ts";
import { writeXlsx } from "#app/spreadsheets/xlsx-file.server.ts";
import { addDays, readDay } from "#app/timetable/calendar.ts";
import { readClock } from "#app/timetable/timetable.server.ts";
import { recordEvent } from "#db/history/events.ts";
import { findCashCount } from "#db/payments/cash-counts.ts";
import { findPayment, listForBooks, type Payment, serialOf } from "#db/payments/payments.ts";
import { byteOrderMark, timeInCsv, toCsv } from "#runtime/csv.ts";
import type { Route } from "./+types/staff-export";
import { booksQuery } from "./staff-inputs.ts";
import { kindLabels, signed } from "./words.ts";

type Cell = string | number;

interface Book {
  name: string;
  columns: readonly string[];
  rows(from: string, to: string): Iterable<readonly Cell[]>;
}

const maxDays = 366;

/** For the accountant: each movement, and the sums of each day. */
export const paymentBook: Book = {
  name: "payments",
  columns: [
    "Number",
    "Kind",
    "Date",
    "Time",
    "Name",
    "Card",
    "Doctor",
    "Consultation",
    "Other",
    "Concession",
    "Total",
    "Cash",
    "UPI",
    "Card paid",
    "Claimed",
    "UPI reference",
    "Card reference",
    "Payer",
    "Claim reference",
    "Refund of",
    "Reason",
    "By",
    "Cash count",
  ],
  *rows(from, to) {
    for (const day of daysBetween(from, to)) {
      const payments = listForBooks({ from: day, to: day });
      for (const payment of payments) yield toLine(payment);
      if (payments.length > 0) yield toSums(day, payments);
    }
  },
};

const summed = [
  "consultation",
  "other",
  "discount",
  "total",
  "cash",
  "upi",
  "card",
  "claim",
] as const;

function toLine(payment: Payment): Cell[] {
  const [day = "", time = ""] = timeInCsv(payment.created_at).split(" ");
  const of = payment.of_payment ? findPayment(payment.of_payment) : undefined;
  const count = payment.cash_count_id ? findCashCount(payment.cash_count_id) : undefined;
  return [
    serialOf(payment),
    kindLabels[payment.kind],
    day === payment.day ? day : payment.day,
    time,
    payment.name,
    payment.patient_number === null ? "" : String(payment.patient_number),
    payment.doctor_name,
    ...summed.map((column) => signed(payment, payment[column])),
    payment.upi_reference,
    payment.card_reference,
    payment.payer,
    payment.claim_reference,
    of ? serialOf(of) : "",
    payment.reason,
    payment.staff_name,
    count ? `${count.year}/${count.number}` : "",
  ];
}

function toSums(day: string, payments: readonly Payment[]): Cell[] {
  const sums = summed.map((column) =>
    payments.reduce((sum, payment) => sum + signed(payment, payment[column]), 0),
  );
  return ["", "Sum", day, "", "", "", "", ...sums, "", "", "", "", "", "", "", ""];
}

/** The columns of the daily case register of a medical profession. */
export const caseRegister: Book = {
  name: "daily-case-register",
  columns: [
    "Date",
    "Serial number",
    "Name",
    "Nature of service",
    "Fees received",
    "Date of receipt",
  ],
  *rows(from, to) {
    for (const day of daysBetween(from, to)) {
      for (const payment of listForBooks({ from: day, to: day })) {
        const service = payment.lines.map(({ text }) => text).join(", ");
        const received = signed(payment, payment.total - payment.claim);
        yield [day, serialOf(payment), payment.name, service, received, received === 0 ? "" : day];
      }
    }
  },
};

function* daysBetween(from: string, to: string): Iterable<string> {
  for (let day = from; day <= to; day = addDays(day, 1)) yield day;
}

export function respondWithBook(
  book: Book,
  format: "csv" | "xlsx",
  { url, context }: Pick<Route.LoaderArgs, "url" | "context">,
): Response {
  const staff = requireStaff(context);
  const { from, to } = readDays(url);
  const address = context.get(clientAddress);
  recordEvent({ kind: "payments exported", staff, address, detail: `${from} to ${to}` });
  const { columns } = book;
  const numbers = columns.flatMap((column, at) => (amounts.includes(column) ? [at] : []));
  const parts = inParts(book, from, to);
  const body =
    format === "csv"
      ? Readable.from(toText(parts))
      : Readable.from(
          writeXlsx(toTexts(parts), { columns: columns.length, numbers, sheet: "Payments" }),
        );
  return new Response(Readable.toWeb(body) as ReadableStream, {
    headers: {
      "Content-Type":
        format === "csv"
          ? "text/csv; charset=utf-8"
          : "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
      "Content-Disposition": `attachment; filename="${book.name}-${from}-to-${to}.${format}"`,
      "Cache-Control": "no-store",
    },
  });
}

const amounts = [
  "Consultation",
  "Other",
  "Concession",
  "Total",
  "Cash",
  "UPI",
  "Card paid",
  "Claimed",
  "Fees received",
];

/** At most a year; without days, the month of today. */
function readDays(url: URL): { from: string; to: string } {
  const asked = readQuery(url, booksQuery);
  const { day: today } = readClock();
  const from = readDay(asked.from ?? "") ?? `${today.slice(0, 7)}-01`;
  const to = readDay(asked.to ?? "") ?? today;
  const last = addDays(from, maxDays - 1);
  return to > last ? { from, to: last } : { from, to };
}

/** A few rows at a time, so that others are served meanwhile. */
async function* inParts(book: Book, from: string, to: string): AsyncGenerator<Cell[][]> {
  let part: Cell[][] = [[...book.columns]];
  for (const row of book.rows(from, to)) {
    part.push([...row]);
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

async function* toText(parts: AsyncIterable<Cell[][]>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  yield encoder.encode(byteOrderMark);
  for await (const part of parts) yield encoder.encode(toCsv(part));
}
