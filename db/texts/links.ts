import { sql } from "kysely";
import { type Actor, recordChange, type StaffActor } from "#db/audit.ts";
import { all, one, query, run, transaction } from "#db/connection.server.ts";
import { findMade, recordMade, type Sending } from "#db/form-keys.ts";
import { newId } from "#db/id.ts";
import { readableRows } from "#db/readable-rows.ts";
import { countRows, type ResultPage, readResultPage } from "#db/result-page.ts";
import type { LinkCategory, LinksTable } from "#db/schema.ts";
import { TooManyError } from "#db/too-many-error.ts";

export type Link = LinksTable;
export type LinkFields = Pick<Link, "category" | "url">;

const maxLinks = 500;
const added = sql`rowid`;

function newestFirst() {
  return query.selectFrom("links").selectAll().orderBy(added, "desc");
}

/** Newest first; up to `limit`, starting after `after`, which may have been deleted since. */
export function listLinks({
  after,
  limit = -1,
}: {
  after?: Pick<Link, "created_at" | "id">;
  limit?: number;
} = {}): Link[] {
  const links = newestFirst().limit(limit);
  if (!after) return readableRows("links", all(links));
  const known = sql`(SELECT rowid FROM links WHERE id = ${after.id})`;
  const older = sql`(SELECT max(rowid) + 1 FROM links WHERE created_at < ${after.created_at})`;
  const following = links.where(added, "<", sql<number>`coalesce(${known}, ${older}, 0)`);
  return readableRows("links", all(following));
}

export function listLinksPage(page: number, perPage: number): ResultPage<Link> {
  return readResultPage(newestFirst(), page, perPage, (rows) => readableRows("links", rows));
}

export function listLinksByCategory(category: LinkCategory): Link[] {
  return readableRows("links", all(newestFirst().where("category", "=", category)));
}

export function hasLinks(category: LinkCategory): boolean {
  return one(newestFirst().where("category", "=", category).limit(1)) !== undefined;
}

export function findLink(id: string): Link | undefined {
  return one(query.selectFrom("links").selectAll().where("id", "=", id));
}

export function countLinks(): number {
  return countRows(query.selectFrom("links"));
}

export function createLink(fields: LinkFields, actor: Actor): Link {
  return transaction(() => {
    if (countLinks() >= maxLinks) throw new TooManyError(maxLinks, "links");
    const link = { id: newId(), ...fields, created_at: new Date().toISOString() };
    run(query.insertInto("links").values(link));
    recordChange({ actor, action: "create", subject: "link", subjectId: link.id, after: link });
    return link;
  });
}

export function createLinkOnce(fields: LinkFields, form_key: unknown, staff: StaffActor): string {
  return transaction(() => {
    const sending: Sending = { staff_id: staff.id, form: "add link", form_key };
    const made = findMade(sending, findLink);
    const link = made ? made.thing : createLink(fields, staff);
    if (made) changeLink(link.id, fields, staff);
    recordMade(sending, link.id, null);
    return link.id;
  });
}

export function deleteLink(id: string, actor: Actor): Link | undefined {
  return transaction(() => {
    const before = findLink(id);
    if (!before) return undefined;
    run(query.deleteFrom("links").where("id", "=", id));
    recordChange({ actor, action: "delete", subject: "link", subjectId: id, before });
    return before;
  });
}

function restoreLink(before: object, actor: Actor): void {
  transaction(() => {
    const link = before as Link;
    const rowid = makePlace(link.created_at);
    run(query.insertInto("links").values({ ...link, rowid } as Link));
    recordChange({ actor, action: "restore", subject: "link", subjectId: link.id, after: link });
  });
}

/** The row number behind the links that came until then; newer ones move on where it is taken. */
function makePlace(created_at: string): number {
  const last = one(
    query
      .selectFrom("links")
      .select(sql<number | null>`max(rowid)`.as("rowid"))
      .where("created_at", "<=", created_at),
  );
  const place = (last?.rowid ?? 0) + 1;
  if (one(query.selectFrom("links").select("id").where(added, "=", place))) {
    // In two steps, so that no two have the same number on the way.
    for (const [number, from] of [
      [sql`-rowid - 1`, sql<boolean>`rowid >= ${place}`],
      [sql`-rowid`, sql<boolean>`rowid < 0`],
    ] as const) {
      run(
        query
          .updateTable("links")
          .set({ rowid: number } as never)
          .where(from),
      );
    }
  }
  return place;
}

export function changeLink(id: string, fields: Partial<LinkFields>, actor: Actor): void {
  const before = findLink(id) as Link;
  const after = { ...before, ...fields };
  const { category, url } = after;
  if (before.category === category && before.url === url) return;
  run(query.updateTable("links").set({ category, url }).where("id", "=", id));
  recordChange({ actor, action: "update", subject: "link", subjectId: id, before, after });
}

export const keptLinks = {
  find: findLink,
  remove: deleteLink,
  change: changeLink,
  restore: restoreLink,
};
