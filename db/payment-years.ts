import { all, query, run, transaction } from "./connection.server.ts";
import { financialYearBefore } from "./financial-year.ts";

/**
 * Deletes the payments, cash counts and lost numbers of the financial years before the last `years` full ones, whole
 * years at once, as the law has it. Returns the years.
 */
export function deletePaymentYears(day: string, years: number): string[] {
  const first = financialYearBefore(day, years);
  return transaction(() => {
    const stored = all(query.selectFrom("payments").select("year").distinct());
    const old = stored.map(({ year }) => year).filter((year) => year < first);
    for (const year of old) {
      const erased_at = new Date().toISOString();
      run(
        query
          .insertInto("payment_years")
          .values({ year, erased_at })
          .onConflict((conflict) => conflict.column("year").doNothing()),
      );
      run(query.deleteFrom("payments").where("year", "=", year));
      run(query.deleteFrom("payment_gaps").where("year", "=", year));
    }
    // A count of April can have payments of March, and goes with its own year.
    for (const year of old) run(query.deleteFrom("cash_counts").where("year", "=", year));
    return old;
  });
}
