import { all, query, run, transaction } from "#db/connection.server.ts";
import { countRows } from "#db/result-page.ts";
import type { VisitKind } from "#db/schema.ts";
import { readSetting } from "#db/settings/settings.ts";

export type Visits = Readonly<Record<VisitKind, readonly [name: string, count: number][]>>;

// Whoever makes up searches shall not fill the disk.
const maxNames = { page: 1000, search: 200 };

export function countsVisits(): boolean {
  return readSetting("visits").value.counting === "on";
}

export function addVisits(visits: Visits, day: string): void {
  if (!countsVisits()) return;
  transaction(() => {
    for (const kind of ["page", "search"] as const) {
      let left = maxNames[kind] - countNames(kind, day);
      for (const [name, count] of visits[kind]) {
        if (raise(kind, day, name, count) || left <= 0) continue;
        run(query.insertInto("visits").values({ kind, day, name, count }));
        left -= 1;
      }
    }
  });
}

function raise(kind: VisitKind, day: string, name: string, count: number): boolean {
  const changed = run(
    query
      .updateTable("visits")
      .set((row) => ({ count: row("count", "+", count) }))
      .where("kind", "=", kind)
      .where("day", "=", day)
      .where("name", "=", name),
  );
  return changed > 0;
}

function countNames(kind: VisitKind, day: string): number {
  return countRows(query.selectFrom("visits").where("kind", "=", kind).where("day", "=", day));
}

export function listMostVisited(kind: VisitKind, from: string, least: number, limit: number) {
  return all(
    query
      .selectFrom("visits")
      .select(["name", ({ fn }) => fn.sum<number>("count").as("count")])
      .where("kind", "=", kind)
      .where("day", ">=", from)
      .groupBy("name")
      .having(({ fn }) => fn.sum("count"), ">=", least)
      .orderBy("count", "desc")
      .orderBy("name")
      .limit(limit),
  );
}

export function deleteVisitsBefore(day: string): void {
  run(query.deleteFrom("visits").where("kind", "in", ["page", "search"]).where("day", "<", day));
}
