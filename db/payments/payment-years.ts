import { all, query, run, transaction } from "#db/connection.server.ts";
import { financialYearBefore } from "./financial-year.ts";

/** Before the last `years` full ones, at most `limit` at once; lost numbers and cash counts go with the last. */
export function deletePaymentYears(day: string, years: number, limit: number): number {
  const first = financialYearBefore(day, years);
  return transaction(() => {
    const old = query
      .selectFrom("payments")
      .where("kind", "in", ["receipt", "refund"])
      .where("year", "<", first);
    for (const { year } of all(old.select("year").distinct())) {
      const erased_at = new Date().toISOString();
      run(
        query
          .insertInto("payment_years")
          .values({ year, erased_at })
          .onConflict((conflict) => conflict.column("year").doNothing()),
      );
    }
    const deleted = run(
      query.deleteFrom("payments").where("id", "in", old.select("id").limit(limit)),
    );
    if (deleted < limit) {
      const erased = query.selectFrom("payment_years").select("year").where("year", "<", first);
      run(query.deleteFrom("payment_gaps").where("year", "in", erased));
      // A count of April can have payments of March, and goes with its own year.
      run(query.deleteFrom("cash_counts").where("year", "in", erased));
    }
    return deleted;
  });
}
