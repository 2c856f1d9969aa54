import type { Selectable } from "kysely";
import { all, one, query, run, transaction } from "#db/connection.server.ts";
import { newId } from "#db/id.ts";
import { type ResultPage, readResultPage } from "#db/result-page.ts";
import type { CashCountsTable } from "#db/schema.ts";
import { type Notes, sumNotes } from "./cash-notes.ts";
import { financialYearOf } from "./financial-year.ts";
import { isRecent, type Sums, sumUncounted } from "./payments.ts";
import type { Cashier } from "./take-payment.ts";

export interface CashCount extends Omit<Selectable<CashCountsTable>, "notes" | "form_key"> {
  notes: Notes;
}

function toCount({ notes, form_key: _, ...row }: Selectable<CashCountsTable>): CashCount {
  return { ...row, notes: JSON.parse(notes) };
}

export interface Drawer extends Sums {
  float: number;
}

export function readDrawer(drawer: string): Drawer {
  const last = one(
    query
      .selectFrom("cash_counts")
      .select("kept")
      .where("drawer", "=", drawer)
      .orderBy("created_at", "desc"),
  );
  return { ...sumUncounted(drawer), float: last?.kept ?? 0 };
}

export function listOpenDrawers(): { drawer: string; name: string | null; rows: number }[] {
  return all(
    query
      .selectFrom("payments")
      .leftJoin("staff", "staff.id", "payments.drawer")
      .select(["drawer", "staff.name", ({ fn }) => fn.countAll<number>().as("rows")])
      .where("cash_count_id", "is", null)
      .groupBy("drawer")
      .orderBy("drawer"),
  );
}

export interface NewCount {
  notes: Notes;
  kept: number;
  remark: string;
  seen?: { count: number; sum: number } | undefined;
}

export type Counted =
  | { count: CashCount; isRepeated: boolean }
  | { refusal: "more came"; drawer: Drawer }
  | { refusal: "difference"; difference: number }
  | { refusal: "kept" | "other content" };

export function countCash(
  fields: NewCount,
  sent: { form_key: string; day: string; drawer: string },
  staff: Cashier,
): Counted {
  return transaction(() => {
    const made = findCountOfForm(sent.form_key);
    if (made) {
      return isSame(made, fields) && made.remark === fields.remark
        ? { count: made, isRepeated: true }
        : { refusal: "other content" };
    }
    const drawer = readDrawer(sent.drawer);
    const { receipts, refunds, total, cash, upi, card, claim, float } = drawer;
    const { seen } = fields;
    if (seen && (receipts + refunds !== seen.count || total !== seen.sum)) {
      return { refusal: "more came", drawer };
    }
    const counted = sumNotes(fields.notes);
    const difference = counted - float - cash;
    if (difference !== 0 && fields.remark === "") return { refusal: "difference", difference };
    if (fields.kept > counted) return { refusal: "kept" };
    const id = newId();
    const year = financialYearOf(sent.day);
    run(
      query.insertInto("cash_counts").values({
        id,
        year,
        number: nextCount(year),
        day: sent.day,
        drawer: sent.drawer,
        staff_id: staff.id,
        staff_name: staff.name,
        float,
        cash,
        upi,
        card,
        claim,
        receipts,
        refunds,
        notes: JSON.stringify(fields.notes),
        counted,
        kept: fields.kept,
        remark: fields.remark,
        form_key: sent.form_key,
        created_at: new Date().toISOString(),
      }),
    );
    run(
      query
        .updateTable("payments")
        .set({ cash_count_id: id })
        .where("drawer", "=", sent.drawer)
        .where("cash_count_id", "is", null),
    );
    return { count: findCashCount(id) as CashCount, isRepeated: false };
  });
}

function isSame(made: CashCount, { notes, kept }: NewCount): boolean {
  return JSON.stringify(made.notes) === JSON.stringify(notes) && made.kept === kept;
}

export function findSameCount(fields: NewCount, drawer: string): CashCount | undefined {
  const counts = query.selectFrom("cash_counts").selectAll().where("drawer", "=", drawer);
  const row = one(counts.orderBy("created_at", "desc").limit(1));
  const last = row && toCount(row);
  if (!last || !isRecent(last) || !isSame(last, fields)) return undefined;
  const { receipts, refunds } = sumUncounted(drawer);
  return receipts + refunds === 0 ? last : undefined;
}

function nextCount(year: string): number {
  const last = one(
    query
      .selectFrom("cash_counts")
      .select(({ fn }) => fn.max("number").as("number"))
      .where("year", "=", year),
  );
  return (last?.number ?? 0) + 1;
}

export function findCashCount(id: string): CashCount | undefined {
  const row = one(query.selectFrom("cash_counts").selectAll().where("id", "=", id));
  return row && toCount(row);
}

function findCountOfForm(form_key: string): CashCount | undefined {
  const row = one(query.selectFrom("cash_counts").selectAll().where("form_key", "=", form_key));
  return row && toCount(row);
}

export function listCashCountsBefore(
  staff: string | undefined,
  before: Pick<CashCount, "created_at" | "id"> | undefined,
  limit: number,
): CashCount[] {
  let list = query.selectFrom("cash_counts").selectAll();
  if (staff !== undefined) list = list.where("staff_id", "=", staff);
  if (before) {
    list = list.where(({ eb, refTuple, tuple }) =>
      eb(refTuple("created_at", "id"), "<", tuple(before.created_at, before.id)),
    );
  }
  return all(list.orderBy("created_at", "desc").orderBy("id", "desc").limit(limit)).map(toCount);
}

export function listCashCounts(
  staff: string | undefined,
  page: number,
  perPage: number,
): ResultPage<CashCount> {
  const list = query.selectFrom("cash_counts").selectAll().orderBy("created_at", "desc");
  const own = staff === undefined ? list : list.where("staff_id", "=", staff);
  return readResultPage(own, page, perPage, (rows) => rows.map(toCount));
}
