import type { Selectable } from "kysely";
import { sql } from "kysely";
import { all, query } from "#db/connection.server.ts";
import { inList, inOrderOf } from "#db/in-list.ts";
import { readResultPage } from "#db/result-page.ts";
import type { EventsTable } from "#db/schema.ts";
import type { Period } from "./change-list.ts";

export type RecordedEvent = Selectable<EventsTable>;

export function listEvents(filter: Period & { kind?: string }, page: number, perPage: number) {
  const { from = "", to = "9999", who, kind } = filter;
  let ids = query.selectFrom("events").select("id").where("at", ">=", from).where("at", "<", to);
  if (who) ids = ids.where("staff_email", "=", who);
  // Without the +, SQLite reads the rows of one kind and sorts them.
  if (kind) ids = ids.where(sql<boolean>`+kind = ${kind}`);
  const newest = ids.orderBy("at", "desc").orderBy("id", "desc");
  return readResultPage(newest, page, perPage, (listed) => {
    const shown = listed.map(({ id }) => id);
    const rows = query.selectFrom("events").selectAll().where("id", "in", inList(shown));
    return inOrderOf(shown, all(rows));
  });
}
