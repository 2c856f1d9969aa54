import type { Actor } from "#db/audit.ts";
import { all, one, query, run, transaction } from "#db/connection.server.ts";
import type { PaymentGapsTable, PaymentKind } from "#db/schema.ts";

/** The number that the next one gets; the database refuses any other. */
export function nextNumber(kind: PaymentKind, year: string): number {
  const used = one(
    query
      .selectFrom("payments")
      .select(({ fn }) => fn.max("number").as("last"))
      .where("kind", "=", kind)
      .where("year", "=", year),
  );
  const lost = one(
    query
      .selectFrom("payment_gaps")
      .select(({ fn }) => fn.max("last").as("last"))
      .where("kind", "=", kind)
      .where("year", "=", year),
  );
  return 1 + Math.max(used?.last ?? 0, lost?.last ?? 0);
}

export function isRestoreUnsettled(): boolean {
  const open = query.selectFrom("payment_restores").select("restored_at");
  return one(open.where("settled_at", "is", null)) !== undefined;
}

export interface LastOnPaper {
  year: string;
  receipt: number;
  refund: number;
  reason: string;
}

/** Records the numbers up to the last on paper as lost, and lets receipts be made again. Returns how many. */
export function recordLostNumbers(paper: LastOnPaper, staff: Actor): number {
  return transaction(() => {
    const at = new Date().toISOString();
    let lost = 0;
    for (const kind of ["receipt", "refund"] as const) {
      const first = nextNumber(kind, paper.year);
      const last = paper[kind];
      if (last < first) continue;
      lost += last - first + 1;
      const { year, reason } = paper;
      run(
        query
          .insertInto("payment_gaps")
          .values({ kind, year, first, last, reason, staff_email: staff.email, created_at: at }),
      );
    }
    run(
      query
        .updateTable("payment_restores")
        .set({ settled_at: at, staff_email: staff.email })
        .where("settled_at", "is", null),
    );
    return lost;
  });
}

export function listLostNumbers(): PaymentGapsTable[] {
  return all(query.selectFrom("payment_gaps").selectAll().orderBy("created_at", "desc").limit(100));
}
