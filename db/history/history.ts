import { sql } from "kysely";
import { all, query, run, transaction } from "#db/connection.server.ts";

export interface HistoryFilter {
  from?: string;
  to?: string;
  who?: string;
  what?: string;
  address?: string;
}

export type HistoryEntry = ReturnType<typeof listHistory>[number];

export function listHistory(filter: HistoryFilter) {
  const contains = (column: "who" | "what" | "address") =>
    sql<boolean>`instr(lower(${sql.ref(column)}), ${(filter[column] ?? "").toLowerCase()}) > 0`;
  return all(
    query
      .selectFrom(changes().unionAll(events()).as("history"))
      .selectAll()
      .where("last_at", ">=", filter.from ?? "")
      .where("at", "<", filter.to ?? "9999")
      .where(contains("who"))
      .where(contains("what"))
      .where(contains("address"))
      .orderBy("at", "desc")
      .orderBy("id", "desc"),
  );
}

export function deleteHistoryBefore(time: string): number {
  return transaction(
    () =>
      run(query.deleteFrom("audit").where("at", "<", time)) +
      run(query.deleteFrom("events").where("last_at", "<", time)),
  );
}

function changes() {
  return query
    .selectFrom("audit")
    .select([
      "id",
      "at",
      "at as last_at",
      sql<number>`1`.as("count"),
      "staff_email as who",
      sql<string>`action || ' ' || subject`.as("what"),
      sql<string>`''`.as("address"),
      "subject_id",
      sql<string>`''`.as("detail"),
      "before",
      "after",
    ]);
}

function events() {
  return query
    .selectFrom("events")
    .select([
      "id",
      "at",
      "last_at",
      "count",
      "staff_email as who",
      "kind as what",
      "address",
      "subject_id",
      "detail",
      sql<string | null>`null`.as("before"),
      sql<string | null>`null`.as("after"),
    ]);
}
