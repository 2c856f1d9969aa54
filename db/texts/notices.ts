import type { Selectable } from "kysely";
import { all, query } from "#db/connection.server.ts";
import { readableRows } from "#db/readable-rows.ts";
import type { NoticesTable } from "#db/schema.ts";
import { keepVersioned, toPlain } from "#db/versioned.ts";

export type Notice = Omit<Selectable<NoticesTable>, "created_at" | "updated_at">;

export type NoticeFields = Omit<Notice, "id" | "version" | "link"> & { link?: string };

export const keptNotices = keepVersioned<Notice, NoticeFields>({
  subject: "notice",
  limit: { most: 30, of: "notices" },
  toThing: toPlain<Selectable<NoticesTable>>,
  toColumns: (fields) => fields,
});

export function listNoticesFrom(day: string): Notice[] {
  const rows = all(
    query
      .selectFrom("notices")
      .selectAll()
      .where("last_day", ">=", day)
      .orderBy("first_day")
      .orderBy("id"),
  );
  return readableRows("notices", rows).map(toPlain<Selectable<NoticesTable>>);
}
