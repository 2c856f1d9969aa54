import "../../tests/app/temporary-data.ts";

import { spawn } from "node:child_process";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { all, closeDatabase, openDatabase, query, run } from "#db/connection.server.ts";
import { databaseFile } from "#db/disk/data-directory.ts";
import { newFormKey } from "#db/form-keys.ts";
import { newId } from "#db/id.ts";
import { migrateDataDirectory } from "#db/migrate.ts";
import { addAppointment, findAppointment } from "#db/register/appointments.ts";
import { dueOf } from "#db/register/due.ts";
import type { Amounts, PaymentMode } from "#db/schema.ts";
import { countCash, readDrawer } from "./cash-counts.ts";
import { sumNotes } from "./cash-notes.ts";
import { listLostNumbers, nextNumber, recordLostNumbers } from "./payment-numbers.ts";
import { deletePaymentYears } from "./payment-years.ts";
import {
  findPayment,
  listForBooks,
  type Payment,
  searchPayments,
  serialOf,
  sumByDay,
  sumPayments,
  sumUncounted,
} from "./payments.ts";
import {
  type NewReceipt,
  type ReceiptSent,
  refundPayment,
  restOf,
  takePayment,
} from "./take-payment.ts";

const meena = { id: newId(), email: "meena@example.org", name: "Meena" };
const today = "2026-11-26";
const nothing: Amounts = { cash: 0, upi: 0, card: 0, claim: 0 };

const soundOf = (word: string) => (word === "harpreet" ? "hrprt" : "");

beforeAll(migrateDataDirectory);
afterAll(closeDatabase);

function receipt(fields: Partial<NewReceipt> = {}): NewReceipt {
  return {
    name: "Harpreet Kaur",
    patient_id: null,
    patient_number: null,
    appointment_id: null,
    doctor_id: null,
    doctor_name: "",
    lines: [{ text: "Consultation", count: 1, rate: 800, kind: "consultation" }],
    discount: 0,
    ...nothing,
    cash: 800,
    upi_reference: "",
    card_reference: "",
    payer: "",
    claim_reference: "",
    reason: "",
    ...fields,
  };
}

function sent(fields: Partial<ReceiptSent> = {}): ReceiptSent {
  const usual = { day: today, prefix: "R", drawer: "", isAgain: true, isSameReference: false };
  return { form_key: newFormKey(), ...usual, ...fields };
}

function take(fields: Partial<NewReceipt> = {}, form: Partial<ReceiptSent> = {}): Payment {
  const taken = takePayment(receipt(fields), sent(form), meena);
  if (!("payment" in taken) || "refusal" in taken) throw new Error(JSON.stringify(taken));
  return taken.payment;
}

function giveBack(
  of: Payment,
  amounts: Partial<Amounts>,
  form: Partial<ReceiptSent> = {},
  part: "consultation" | "other" = "consultation",
) {
  const fields = { ...nothing, ...amounts, of: of.id, reason: "Not done" };
  const refund = { ...fields, part, isMistake: false };
  return refundPayment(refund, sent({ prefix: "V", ...form }), meena);
}

function visit(fee = 800, name = "Ram Pyari", latin = "") {
  const place = {
    doctor_id: newId(),
    doctor_name: "Dr Asha Verma",
    day: today,
    sitting_id: newId(),
    starts_at: 600,
    ends_at: 780,
    room: "",
  };
  const person = { sex: "", guardian: "", place: "", reference: "", messages: "" } as const;
  const patient = { name, phone: "", latin, born: null, is_born_exact: 0 };
  const given = addAppointment(
    {
      place,
      patient: { ...patient, ...person },
      source: "phone",
      visit: "first",
      fee,
      note: "",
      isHere: false,
    },
    meena,
  );
  if ("refusal" in given) throw new Error(given.refusal);
  return given.appointment;
}

function attempt(statement: string): () => void {
  return () => {
    const sqlite = openDatabase(databaseFile);
    try {
      sqlite.exec(statement);
    } finally {
      sqlite.close();
    }
  };
}

test("receipts have numbers without gaps, which begin anew with the books on 1 April", () => {
  const days = ["2024-03-30", "2024-03-31", "2024-04-01"];
  const serials = days.map((day) => serialOf(take({}, { day })));
  expect(serials).toEqual(["R/23-24/1", "R/23-24/2", "R/24-25/1"]);
});

test("the same form sent twice gives one receipt, and with other content none", () => {
  const form = sent();
  const first = takePayment(receipt(), form, meena);
  expect(first).toMatchObject({ isRepeated: false });
  const payment = "payment" in first ? first.payment : undefined;
  expect(takePayment(receipt(), form, meena)).toEqual({ payment, isRepeated: true });
  expect(takePayment(receipt({ name: "Somebody else" }), form, meena)).toEqual({
    refusal: "other content",
    payment,
  });
});

test("the same receipt from a new form is a question first", () => {
  const name = "Baldev Raj";
  const made = take({ name });
  const again = { isAgain: false };
  expect(takePayment(receipt({ name }), sent(again), meena)).toMatchObject({
    refusal: "same",
    payment: { id: made.id },
  });
  expect(takePayment(receipt({ name }), sent(), meena)).toMatchObject({ isRepeated: false });
});

test("a UPI reference that is on a receipt already is told", () => {
  const paid = { cash: 0, upi: 800, upi_reference: "632911045521" };
  const first = take(paid);
  const second = receipt({ ...paid, name: "Ram Pyari" });
  expect(takePayment(second, sent(), meena)).toMatchObject({
    refusal: "reference",
    payment: { id: first.id },
  });
  expect(takePayment(second, sent({ isSameReference: true }), meena)).toMatchObject({
    isRepeated: false,
  });
});

test("what was taken by mistake can be taken again, with the same reference", () => {
  const paid = { cash: 0, upi: 800, upi_reference: "632911045522" };
  for (const name of ["Wrong Name", "Wrong Name", "Right Name"]) {
    const { id } = take({ ...paid, name }, { isAgain: false });
    const mistake = { ...nothing, of: id, reason: "Wrong name", isMistake: true };
    refundPayment({ ...mistake, part: "other" }, sent({ prefix: "V" }), meena);
  }
});

test("a payment makes nothing due, a concession too, and a refund of the fee makes it due again", () => {
  const { id } = visit(800);
  const due = () => dueOf(findAppointment(id) ?? { fee: 0, paid: 0, state: "booked" as const });
  expect(due()).toBe(800);
  const lines = [
    ...receipt().lines,
    { text: "Dressing", count: 1, rate: 300, kind: "other" as const },
  ];
  const concession = { discount: 200, reason: "Staff family" };
  const paid = take({ appointment_id: id, lines, ...concession, cash: 900 });
  expect(due()).toBe(0);
  expect(giveBack(paid, { cash: 100 }, {}, "other")).toMatchObject({ payment: { other: 100 } });
  expect(due()).toBe(0);
  expect(giveBack(paid, { cash: 500 })).toMatchObject({ payment: { consultation: 500 } });
  expect(due()).toBe(500);
});

test("what was due is told where somebody paid it meanwhile", () => {
  const { id } = visit(800);
  const paid = take({ appointment_id: id });
  const late = receipt({ appointment_id: id, name: "Mother" });
  expect(takePayment(late, sent({ due: 800 }), meena)).toMatchObject({
    refusal: "due",
    payment: { id: paid.id },
  });
});

test("nobody pays two lakh rupees in cash in a day, however many receipts it takes", () => {
  const name = "Om Prakash";
  const line = (rate: number) => [{ text: "Deposit", count: 1, rate, kind: "other" as const }];
  const pay = (rate: number, day = today) =>
    takePayment(receipt({ name, lines: line(rate), cash: rate }), sent({ day }), meena);
  const first = pay(150_000);
  expect(first).toMatchObject({ isRepeated: false });
  expect(pay(50_000)).toEqual({ refusal: "cash" });
  expect(pay(49_999)).toMatchObject({ isRepeated: false });
  expect(pay(1)).toEqual({ refusal: "cash" });
  if (!("payment" in first)) throw new Error("no receipt");
  const mistake = { ...nothing, of: first.payment.id, reason: "Wrong", part: "other" as const };
  refundPayment({ ...mistake, isMistake: true }, sent({ prefix: "V" }), meena);
  expect(pay(100_000)).toMatchObject({ isRepeated: false });
});

test("a refund has a number of its own, and no more is given back than was paid", () => {
  const paid = take();
  const before = nextNumber("refund", "26-27");
  const first = giveBack(paid, { cash: 300 });
  expect(first).toMatchObject({ payment: { kind: "refund", number: before, total: 300 } });
  expect(giveBack(paid, { cash: 501 })).toMatchObject({ refusal: "too much", rest: { cash: 500 } });
  expect(giveBack(paid, { upi: 500 })).toMatchObject({ payment: { number: before + 1 } });
  expect(giveBack(paid, { cash: 1 })).toMatchObject({ refusal: "too much" });
  expect(findPayment(paid.id)).toEqual(paid);
});

test("what an insurer is billed is not given back in money, nor more money than a person paid", () => {
  const paid = take({ cash: 300, upi: 100, claim: 400, payer: "CGHS" });
  for (const amounts of [{ cash: 401 }, { claim: 401 }, { cash: 500, claim: 300 }]) {
    expect(giveBack(paid, amounts)).toMatchObject({ refusal: "too much" });
  }
  // Of money it does not matter how it came in.
  expect(giveBack(paid, { cash: 400 })).toMatchObject({ payment: { total: 400 } });
  expect(restOf(paid)).toMatchObject({ cash: 0, upi: 0, claim: 400, total: 400 });
  expect(giveBack(paid, { upi: 1 })).toMatchObject({ refusal: "too much" });
  expect(giveBack(paid, { claim: 400 })).toMatchObject({ payment: { total: 400 } });
});

test("a mistake gives back the whole rest in the ways in which it was paid", () => {
  const lines = [
    { text: "Consultation", count: 1, rate: 800, kind: "consultation" as const },
    { text: "Dressing", count: 2, rate: 300, kind: "other" as const },
  ];
  const paid = take({ lines, discount: 200, reason: "Poor", cash: 500, upi: 700 });
  giveBack(paid, { cash: 100 });
  const mistake = { ...nothing, of: paid.id, reason: "Wrong patient", isMistake: true };
  const given = refundPayment({ ...mistake, part: "consultation" }, sent({ prefix: "V" }), meena);
  expect(given).toMatchObject({
    payment: { total: 1100, cash: 400, upi: 700, consultation: 700, other: 600, discount: 200 },
  });
  expect(restOf(paid)).toMatchObject({ total: 0, consultation: 0, other: 0, discount: 0 });
});

test("a clock that was set back makes no receipt", () => {
  take({}, { day: "2027-01-10" });
  expect(takePayment(receipt(), sent({ day: "2027-01-09" }), meena)).toMatchObject({
    refusal: "clock",
  });
});

test("a count takes what was paid since the last one, once, and says what is missing", () => {
  const drawer = newId();
  const day = "2027-01-10";
  const paid = take({}, { drawer, day });
  take({ cash: 0, upi: 800 }, { drawer, day });
  giveBack(paid, { cash: 100 }, { drawer, day });
  expect(readDrawer(drawer)).toMatchObject({ cash: 700, upi: 800, receipts: 2, refunds: 1 });
  const form = { form_key: newFormKey(), day, drawer };
  const counted = { notes: { 500: 1, 50: 3 }, kept: 100, remark: "" };
  const seen = { count: 3, sum: 1500 };
  const count = (fields: object, key = form) =>
    countCash({ ...counted, seen, ...fields }, key, meena);
  expect(count({ seen: { count: 2, sum: 1600 } })).toMatchObject({ refusal: "more came" });
  expect(count({})).toEqual({ refusal: "difference", difference: -50 });
  expect(count({ remark: "Change", kept: 700 })).toEqual({ refusal: "kept" });
  const done = count({ remark: "Change" });
  expect(done).toMatchObject({ count: { counted: 650, cash: 700, kept: 100, float: 0 } });
  expect(count({ remark: "Change" })).toMatchObject({ isRepeated: true });
  for (const other of [{ kept: 0 }, { remark: "Tea" }, { notes: { 50: 13 } }]) {
    expect(count({ remark: "Change", ...other })).toEqual({ refusal: "other content" });
  }
  expect(readDrawer(drawer)).toMatchObject({ cash: 0, receipts: 0, refunds: 0, float: 100 });
  const countId = findPayment(paid.id)?.cash_count_id;
  expect(countId).toBe("count" in done ? done.count.id : "");
});

test("the database itself refuses every change, every gap and a second count", () => {
  const day = "2027-01-10";
  const { id } = take({}, { day });
  const columns = all(query.selectFrom("payments").selectAll().where("id", "=", id))[0] ?? {};
  const insert = (fields: object) => () =>
    run(
      query.insertInto("payments").values({
        ...columns,
        id: newId(),
        form_key: newFormKey(),
        number: nextNumber("receipt", "26-27"),
        ...fields,
      } as never),
    );
  const last = nextNumber("receipt", "26-27");
  expect(insert({ number: last + 1 })).toThrow("payment numbers have no gaps");
  expect(insert({ number: last - 1 })).toThrow("payment numbers have no gaps");
  expect(insert({ total: 900 })).toThrow("CHECK constraint failed");
  const refund = {
    kind: "refund",
    number: nextNumber("refund", "26-27"),
    reason: "x",
    of_payment: id,
  };
  expect(insert({ ...refund, cash: 801, consultation: 801, total: 801 })).toThrow(
    "more refunded than paid",
  );
  expect(insert({ ...refund, of_payment: newId() })).toThrow("more refunded than paid");
  expect(attempt(`DELETE FROM payments WHERE id = '${id}'`)).toThrow("payments are never deleted");
  for (const change of ["number = 1", "total = 1", "name = 'x'", "day = '2026-01-01'"]) {
    const statement = `UPDATE payments SET ${change} WHERE id = '${id}'`;
    expect(attempt(statement)).toThrow("payments are never changed");
  }
  const counts = all(query.selectFrom("cash_counts").select("id"));
  const count = counts[0]?.id;
  const recount = `UPDATE payments SET cash_count_id = NULL WHERE cash_count_id = '${count}'`;
  expect(attempt(recount)).toThrow("payments are counted once");
  expect(attempt(`UPDATE cash_counts SET kept = 0`)).toThrow("cash counts are never changed");
  expect(attempt(`DELETE FROM cash_counts`)).toThrow("cash counts are never deleted");
});

test("counts of the drawer have numbers that begin anew with the books on 1 April", () => {
  const serials = ["2031-03-31", "2031-03-31", "2031-04-01"].map((day) => {
    const form = { form_key: newFormKey(), day, drawer: newId() };
    const done = countCash({ notes: {}, kept: 0, remark: "Empty" }, form, meena);
    return "count" in done ? `${done.count.year}/${done.count.number}` : done.refusal;
  });
  expect(serials).toEqual(["30-31/1", "30-31/2", "31-32/1"]);
});

test("after a restore no receipt and no refund is made until the last number on paper is known", () => {
  const day = "2027-01-10";
  const paid = take({}, { day });
  const next = nextNumber("receipt", "26-27");
  const refund = nextNumber("refund", "26-27");
  attempt("INSERT INTO payment_restores (restored_at) VALUES ('2027-01-10T00:00:00.000Z')")();
  expect(takePayment(receipt(), sent({ day }), meena)).toEqual({ refusal: "restored" });
  expect(giveBack(paid, { cash: 1 }, { day })).toEqual({ refusal: "restored" });
  const paper = { year: "26-27", receipt: next + 4, refund, reason: "Disk failed" };
  expect([1, 2].map(() => recordLostNumbers(paper, meena))).toEqual([6, 0]);
  expect(take({}, { day }).number).toBe(next + 5);
  expect(giveBack(paid, { cash: 1 }, { day })).toMatchObject({ payment: { number: refund + 1 } });
  const gaps = listLostNumbers().map(({ kind, first, last }) => [kind, first, last]);
  expect(gaps.toSorted()).toEqual([
    ["receipt", next, next + 4],
    ["refund", refund, refund],
  ]);
});

test("whole years go once the law no longer wants them, refunds of a later year stay", () => {
  const day = "2027-01-10";
  const old = listForBooks({ from: "2023-04-01", to: "2024-03-31" });
  expect(old).toHaveLength(2);
  const refund = giveBack(old[1] as Payment, { cash: 100 }, { day });
  expect(deletePaymentYears("2032-03-31", 8, 1)).toBe(0);
  const parts = [1, 2, 3].map(() => deletePaymentYears("2032-04-01", 8, 1));
  expect(parts).toEqual([1, 1, 0]);
  expect(listForBooks({ from: "2023-04-01", to: "2024-03-31" })).toEqual([]);
  expect(listForBooks({ from: "2024-04-01", to: "2025-03-31" })).toHaveLength(1);
  const kept = "payment" in refund ? findPayment(refund.payment.id) : undefined;
  expect(kept?.of_payment).toBe(old[1]?.id);
});

test("receipts are found by number, name and UPI reference", () => {
  const day = "2027-01-11";
  const paid = take(
    { name: "Gurleen Kaur", cash: 0, upi: 800, upi_reference: "632911045599" },
    { day },
  );
  const { number } = paid;
  for (const text of [`R/26-27/${number}`, `26-27/${number}`, "gurleen", "6329 1104 5599"]) {
    expect([text, searchPayments(text, soundOf, day, 9).map(({ id }) => id)]).toEqual([
      text,
      [paid.id],
    ]);
  }
  expect(searchPayments(`X/26-27/${number}`, soundOf, day, 9)).toEqual([]);
  // On 1 April a year ago lies in the last financial year but one.
  const inApril = searchPayments(String(number), soundOf, "2025-03-31", 9).map(({ id }) => id);
  expect(inApril).toContain(paid.id);
  const given = giveBack(paid, { upi: 100 }, { day });
  const refund = "payment" in given ? given.payment : paid;
  const found = searchPayments(String(refund.number), soundOf, day, 9).map(({ id }) => id);
  expect(found).toContain(refund.id);
});

test("a receipt is found by a name in another order, and by the name of its card in either script", () => {
  const day = "2027-01-11";
  const { patient_id, patient } = visit(800, "हरप्रीत कौर", "hrprt");
  const card = { patient_id, patient_number: patient?.number ?? null };
  const paid = take({ name: "हरप्रीत कौर", ...card }, { day });
  const { id } = take({ name: "Kumari Anita" }, { day });
  const found = (text: string) => searchPayments(text, soundOf, day, 9).map((one) => one.id);
  expect(found("कौर harpreet")).toEqual([paid.id]);
  expect(found("हरप्रीत")).toEqual([paid.id]);
  expect(found("anita kumari")).toEqual([id]);
  expect(searchPayments("harpreet", soundOf, "2027-01-12", 9)).toEqual([]);
});

test("the newest receipt of a name is found first", () => {
  const name = "Bachan Kaur";
  const ids = ["2027-01-12", "2027-01-13"].map((day) => take({ name }, { day }).id);
  const found = searchPayments("bachan", soundOf, "2027-01-01", 9).map(({ id }) => id);
  expect(found).toEqual(ids.toReversed());
});

test("of several payments with the same number, the newest is found first", () => {
  const paid = take({}, { day: "2027-01-14" });
  const given = giveBack(paid, { cash: 1 }, { day: "2027-01-15" });
  const number = "payment" in given ? given.payment.number : 0;
  const days = searchPayments(String(number), soundOf, "2026-04-01", 9).map(({ day }) => day);
  expect(days[0]).toBe("2027-01-15");
  expect(days).toEqual(days.toSorted().reverse());
  expect(new Set(days).size).toBeGreaterThan(1);
});

const modes: PaymentMode[] = ["cash", "upi", "card", "claim"];
const act = fc.oneof(
  fc.record({
    kind: fc.constant("take" as const),
    consultation: fc.integer({ min: 0, max: 900 }),
    other: fc.integer({ min: 1, max: 900 }),
    discount: fc.integer({ min: 0, max: 50 }),
    mode: fc.constantFrom(...modes),
    share: fc.integer({ min: 0, max: 100 }),
    isVisit: fc.boolean(),
    drawer: fc.integer({ min: 0, max: 1 }),
  }),
  fc.record({
    kind: fc.constant("refund" as const),
    at: fc.nat(30),
    amount: fc.integer({ min: 1, max: 1200 }),
    mode: fc.constantFrom(...modes),
    part: fc.constantFrom("consultation" as const, "other" as const),
    isMistake: fc.boolean(),
    drawer: fc.integer({ min: 0, max: 1 }),
  }),
  fc.record({
    kind: fc.constant("count" as const),
    drawer: fc.integer({ min: 0, max: 1 }),
    more: fc.integer({ min: 0, max: 60 }),
  }),
);

/** What a cashier would write into a book. */
interface Line {
  day: string;
  payment: Payment;
  isCounted: boolean;
}

let dayNumber = 0;
/** Random days in the thousands only by hand. */
const randomDays = Number(process.env.RANDOM_DAYS ?? 100);

test("any day through the database is as a book on paper would have it", {
  timeout: 1_800_000,
}, () => {
  fc.assert(
    fc.property(fc.array(act, { maxLength: 18 }), (acts) => {
      dayNumber += 1;
      const day = new Date(Date.UTC(2027, 3, 1) + Math.floor(dayNumber / 40) * 864e5)
        .toISOString()
        .slice(0, 10);
      const drawers = [newId(), newId()];
      const book: Line[] = [];
      const visits = new Map<string, { fee: number; paid: number }>();
      const floats = [0, 0];
      const total = (lines: Line[], column: PaymentMode | "total") =>
        lines.reduce(
          (sum, { payment }) => sum + (payment.kind === "refund" ? -1 : 1) * payment[column],
          0,
        );
      const before = sumPayments({ from: day, to: day });
      for (const one of acts) {
        const drawer = drawers[one.drawer] as string;
        const open = () => book.filter((line) => line.payment.drawer === drawer && !line.isCounted);
        if (one.kind === "take") {
          const sum = one.consultation + one.other;
          const discount = Math.min(one.discount, sum - 1);
          const [first, second] = [one.mode, modes[(modes.indexOf(one.mode) + 1) % 4] as "cash"];
          const split = Math.floor(((sum - discount) * one.share) / 100);
          const amounts = { ...nothing, [first]: split, [second]: sum - discount - split };
          const appointment = one.isVisit ? visit(one.consultation) : undefined;
          const payment = take(
            {
              name: newId(),
              ...amounts,
              discount,
              reason: discount ? "Poor" : "",
              payer: amounts.claim ? "Insurer" : "",
              appointment_id: appointment?.id ?? null,
              lines: [
                { text: "Consultation", count: 1, rate: one.consultation, kind: "consultation" },
                { text: "ECG", count: 1, rate: one.other, kind: "other" },
              ],
            },
            { day, drawer },
          );
          expect(payment.number).toBe(
            (book.findLast((line) => line.payment.kind === "receipt")?.payment.number ??
              payment.number - 1) + 1,
          );
          if (appointment) {
            visits.set(appointment.id, { fee: one.consultation, paid: one.consultation });
          }
          book.push({ day, payment, isCounted: false });
          continue;
        }
        if (one.kind === "refund") {
          const receipts = book.filter(({ payment }) => payment.kind === "receipt");
          const of = receipts[one.at % Math.max(1, receipts.length)]?.payment;
          if (!of) continue;
          const given = book.filter(({ payment }) => payment.of_payment === of.id);
          const left = of.total + total(given, "total");
          const amounts = { ...nothing, [one.mode]: one.amount };
          const { part, isMistake } = one;
          const fields = { ...amounts, of: of.id, reason: "Not done", part, isMistake };
          const done = refundPayment(fields, sent({ day, drawer, prefix: "V" }), meena);
          const claimed = of.claim + total(given, "claim");
          const most = one.mode === "claim" ? claimed : left - claimed;
          const asked = isMistake ? left : one.amount;
          if (asked < 1 || asked > (isMistake ? left : most)) {
            expect(done).toMatchObject({ refusal: "too much", rest: { total: left } });
            continue;
          }
          if (!("payment" in done)) throw new Error(JSON.stringify(done));
          expect(done.payment.total).toBe(asked);
          const own = visits.get(of.appointment_id ?? "");
          if (own) own.paid -= done.payment.consultation;
          book.push({ day, payment: done.payment, isCounted: false });
          continue;
        }
        const rows = open();
        const inDrawer = floats[one.drawer] as number;
        const counted = Math.max(0, inDrawer + total(rows, "cash") + one.more);
        const done = countCash(
          {
            notes: { coins: counted },
            kept: Math.min(100, counted),
            remark: "Counted",
            seen: { count: rows.length, sum: total(rows, "total") },
          },
          { form_key: newFormKey(), day, drawer },
          meena,
        );
        if (!("count" in done)) throw new Error(JSON.stringify(done));
        expect(done.count).toMatchObject({ cash: total(rows, "cash"), float: inDrawer });
        expect(sumNotes(done.count.notes)).toBe(counted);
        for (const row of rows) row.isCounted = true;
        floats[one.drawer] = done.count.kept;
      }
      for (const drawer of drawers) {
        const rows = book.filter((line) => line.payment.drawer === drawer && !line.isCounted);
        const sums = sumUncounted(drawer);
        for (const mode of modes) expect(sums[mode]).toBe(total(rows, mode));
        expect(sums.receipts + sums.refunds).toBe(rows.length);
      }
      const after = sumPayments({ from: day, to: day });
      for (const column of [...modes, "total"] as const) {
        expect(after[column] - before[column]).toBe(total(book, column));
      }
      for (const [id, { fee, paid }] of visits) {
        const stored = findAppointment(id);
        expect([stored?.fee, stored?.paid]).toEqual([fee, paid]);
      }
    }),
    { numRuns: randomDays },
  );
  const everything = { from: "2027-04-01", to: "2099-01-01" };
  const days = sumByDay(everything);
  const books = listForBooks(everything);
  expect(days.reduce((sum, { receipts, refunds }) => sum + receipts + refunds, 0)).toBe(
    books.length,
  );
  for (const kind of ["receipt", "refund"]) {
    for (const [year, rows] of Map.groupBy(books, (one) => one.year)) {
      const numbers = rows.filter((one) => one.kind === kind).map(({ number }) => number);
      expect([year, numbers]).toEqual([year, numbers.map((_, at) => at + 1)]);
    }
  }
});

test("three processes, killed at any moment, leave no gap and lose nothing acknowledged", async () => {
  const rounds = Number(process.env.KILL_ROUNDS ?? 1);
  const program = new URL("../../tests/forms/payment-writer.ts", import.meta.url).pathname;
  const acknowledged: string[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const writers = [1, 2, 3].map(() => {
      const child = spawn(process.execPath, [program], { env: process.env });
      let printed = "";
      child.stdout.on("data", (text) => {
        printed += text;
      });
      const ended = new Promise<string>((resolve) => child.on("close", () => resolve(printed)));
      return { child, ended, hasPrinted: () => printed.split("\n").length > 3 };
    });
    await expect
      .poll(() => writers.some(({ hasPrinted }) => hasPrinted()), { timeout: 20_000 })
      .toBe(true);
    await new Promise((resolve) => setTimeout(resolve, 400 * Math.random()));
    for (const { child } of writers) child.kill("SIGKILL");
    for (const { ended } of writers) {
      // The last line can be half a line.
      acknowledged.push(...(await ended).split("\n").slice(0, -1));
    }
  }
  const stored = listForBooks({ from: "2098-04-01", to: "2099-03-31" });
  const serials = stored.map(serialOf);
  expect(acknowledged.length).toBeGreaterThan(rounds);
  expect(acknowledged.filter((serial) => !serials.includes(serial))).toEqual([]);
  expect(new Set(acknowledged).size).toBe(acknowledged.length);
  for (const kind of ["receipt", "refund"]) {
    const numbers = stored.filter((one) => one.kind === kind).map(({ number }) => number);
    expect(numbers).toEqual(numbers.map((_, at) => at + 1));
  }
}, 900_000);
