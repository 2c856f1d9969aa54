import { sql } from "kysely";
import { all, one, query } from "#db/connection.server.ts";
import { normalizeForSearch } from "#db/normalize-for-search.ts";
import type { ApplicationState, ApplicationsTable } from "#db/schema.ts";
import { type ApplicationList, countApplications } from "./application-counts.ts";

export type ApplicationPlace = Pick<ApplicationsTable, "created_at" | "id">;

interface Part {
  offset?: number;
  limit?: number;
  after?: ApplicationPlace | undefined;
}

export interface Found {
  ids(part?: Part): string[];
  count(max?: number): number;
  /** To count them all takes longer than to find the first of them. */
  isLongToCount: boolean;
}

const trigramLength = 3;
const newest = 5000;
/** What so many of the newest contain is found sooner without the index. */
const common = 1000;

export function findApplicationIds(text: string, list: ApplicationList): Found {
  const needle = normalizeForSearch(text);
  if (!needle || list === "unchecked" || isShort(list)) return findByReading(needle, list, false);
  if (Array.from(needle).length >= trigramLength) return findInIndex(quote(needle), list);
  if (countAmongNewest(needle) >= common) return findByReading(needle, list, true);
  const trigrams = listTrigrams(needle);
  return trigrams.length > 0 ? findInIndex(trigrams.map(quote).join(" OR "), list) : nothing;
}

const nothing: Found = { ids: () => [], count: () => 0, isLongToCount: false };

function findByReading(needle: string, list: ApplicationList, isLongToCount: boolean): Found {
  const all = listed(list);
  const found = needle ? all.where(contains(needle)) : all;
  return {
    ids({ offset = 0, limit = -1, after } = {}) {
      const part = after ? found.where(isOlder(after)) : found;
      return readIds(
        part
          .select("id")
          .orderBy("created_at", "desc")
          .orderBy(sql`rowid`, "desc")
          .limit(limit)
          .offset(offset),
      );
    },
    count: (max = -1) =>
      needle ? countUpTo(found.select("id").limit(max)) : countApplications(list),
    isLongToCount,
  };
}

function listed(list: ApplicationList) {
  const some = query
    .selectFrom("applications")
    .where("is_unchecked", "=", list === "unchecked" ? 1 : 0);
  const state = stateOf(list);
  return state ? some.where("state", "=", state) : some;
}

function stateOf(list: ApplicationList): ApplicationState | undefined {
  return list === "checked" || list === "unchecked" ? undefined : list;
}

function isShort(list: ApplicationList): boolean {
  return stateOf(list) !== undefined && countApplications(list) <= newest;
}

// Applications of the same millisecond keep their order.
function isOlder({ created_at, id }: ApplicationPlace) {
  return sql<boolean>`created_at <= ${created_at} AND (created_at < ${created_at}
    OR rowid < (SELECT rowid FROM applications WHERE id = ${id}))`;
}

/** Numbers are given in the order in which applications come, and kept in the Trash. */
function findInIndex(match: string, list: ApplicationList): Found {
  const matched = query
    .selectFrom("applications_search")
    .where(sql<boolean>`applications_search MATCH ${match}`);
  const state = stateOf(list);
  const found = state ? matched.where(isIn(state)) : matched;
  return {
    ids({ offset = 0, limit = -1, after } = {}) {
      const part = after ? found.where("applications_search.rowid", "<", numberOf(after)) : found;
      return readIds(
        part
          .innerJoin("application_numbers", "number", "applications_search.rowid")
          .select("application_id as id")
          .orderBy("applications_search.rowid", "desc")
          .limit(limit)
          .offset(offset),
      );
    },
    count: (max = -1) => countUpTo(found.select("rowid").limit(max)),
    isLongToCount: true,
  };
}

// The plus keeps SQLite from reading all applications of the state first.
function isIn(state: ApplicationState) {
  return sql<boolean>`EXISTS (SELECT 1 FROM application_numbers JOIN applications ON id = application_id
    WHERE number = applications_search.rowid AND +state = ${state})`;
}

function numberOf({ created_at, id }: ApplicationPlace) {
  const known = sql`(SELECT number FROM application_numbers WHERE application_id = ${id})`;
  const older = sql`(SELECT number + 1 FROM applications JOIN application_numbers ON application_id = id
    WHERE created_at < ${created_at} ORDER BY created_at DESC LIMIT 1)`;
  return sql<number>`coalesce(${known}, ${older}, 0)`;
}

function countAmongNewest(needle: string): number {
  const some = query
    .selectFrom("applications")
    .select("search_text")
    .where("is_unchecked", "=", 0)
    .orderBy("created_at", "desc")
    .limit(newest);
  return countUpTo(
    query.selectFrom(some.as("some")).select("search_text").where(contains(needle)).limit(common),
  );
}

function listTrigrams(beginning: string): string[] {
  const rows = all(
    query
      .selectFrom("applications_trigrams")
      .select("term")
      .where("term", ">=", beginning)
      .where("term", "<", `${beginning}\u{10ffff}`),
  );
  return rows.map(({ term }) => term);
}

function contains(needle: string) {
  return sql<boolean>`instr(search_text, ${needle}) > 0`;
}

/** A phrase of FTS5. No text that is searched has the letter 0, which would end it. */
function quote(text: string): string {
  return `"${text.replaceAll("\0", "\u0001").replaceAll('"', '""')}"`;
}

function readIds(ids: Parameters<typeof all<{ id: string }>>[0]): string[] {
  return all(ids).map(({ id }) => id);
}

function countUpTo(limited: { as(name: string): unknown }): number {
  const counted = one(
    query
      .selectFrom(limited.as("limited") as never)
      .select(({ fn }) => fn.countAll<number>().as("count")),
  ) as { count: number } | undefined;
  return counted?.count ?? 0;
}
