import { sql } from "kysely";
import {
  type ApplicationList,
  type ApplicationPlace,
  findApplicationIds,
} from "./application-search.ts";
import { type Actor, recordChange, retention } from "./audit.ts";
import { all, one, query, run, transaction, truncateLog } from "./connection.server.ts";
import { newId } from "./id.ts";
import { normalizeForSearch } from "./normalize-for-search.ts";
import type { ResultPage } from "./result-page.ts";
import type { ApplicationState, ApplicationsTable } from "./schema.ts";

export type ApplicationFields = Pick<
  ApplicationsTable,
  "name" | "position" | "email" | "phone" | "resume_link"
>;

export interface Application extends ApplicationFields {
  id: string;
  created_at: string;
  state: ApplicationState;
  /** Of staff, about the applicant. */
  notes: string;
  version: number;
}

/** The lines of the record of changes that belong together, by their numbers. */
export interface Recorded {
  first: number;
  last: number;
}

const columns = [
  "id",
  "name",
  "position",
  "email",
  "phone",
  "resume_link",
  "created_at",
  "state",
  "notes",
  "version",
] as const;
const applicant: Actor = { id: null, email: "applicant" };

/** No more unchecked applications than these are kept. */
export const maxUnchecked = 1000;

/** More matches of a search are not counted: that would take longer than finding the first of them. */
const maxCounted = 1000;

type List = ApplicationList;

/** The newest first; `text` narrows by name, e-mail, phone or position. */
export function listApplications(
  text = "",
  list: List = "checked",
  part: { after?: ApplicationPlace; limit?: number } = {},
): Application[] {
  return findApplications(findApplicationIds(text, list).ids(part));
}

/** The ids of a part of the same list. */
export function listApplicationIds(
  text: string,
  list: List,
  part: { offset: number; limit: number },
): string[] {
  return findApplicationIds(text, list).ids(part);
}

export function listApplicationsPage(
  text: string,
  wanted: number,
  perPage: number,
  list: List = "checked",
): ResultPage<Application> {
  const found = findApplicationIds(text, list);
  const max = found.isLongToCount ? Math.max(maxCounted, wanted * perPage) : undefined;
  const counted = found.count(max && max + 1);
  const total = Math.min(counted, max ?? counted);
  const pages = Math.max(1, Math.ceil(total / perPage));
  const page = Math.min(wanted, pages);
  const ids = found.ids({ offset: (page - 1) * perPage, limit: perPage });
  return {
    items: findApplications(ids),
    total,
    page,
    pages,
    ...(counted > total && { isMore: true }),
  };
}

/** In this order. */
export function findApplications(ids: readonly string[]): Application[] {
  const listed = sql<string>`(SELECT value FROM json_each(${JSON.stringify(ids)}))`;
  const rows = all(query.selectFrom("applications").select(columns).where("id", "in", listed));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

export function countUncheckedApplications(): number {
  const row = one(
    query
      .selectFrom("applications")
      .select(({ fn }) => fn.countAll<number>().as("count"))
      .where("is_unchecked", "=", 1),
  );
  return row?.count ?? 0;
}

export function findApplication(id: string): Application | undefined {
  return one(query.selectFrom("applications").select(columns).where("id", "=", id));
}

export function findApplicationByFormKey(form_key: string): Application | undefined {
  return one(query.selectFrom("applications").select(columns).where("form_key", "=", form_key));
}

export function countApplicationsSince(time: string): number {
  const row = one(
    query
      .selectFrom("applications")
      .select(({ fn }) => fn.countAll<number>().as("count"))
      .where("created_at", ">=", time)
      .where("is_unchecked", "=", 0),
  );
  return row?.count ?? 0;
}

/** The same form sent again returns the application that it made before. */
export function createApplication(fields: ApplicationFields, form_key: string): Application {
  return transaction(
    () => findApplicationByFormKey(form_key) ?? insertApplication(fields, form_key, "checked"),
  );
}

/** The same, apart from the others; undefined when there is no room. */
export function createUncheckedApplication(
  fields: ApplicationFields,
  form_key: string,
): Application | undefined {
  return transaction(() => {
    const known = findApplicationByFormKey(form_key);
    if (known || countUncheckedApplications() >= maxUnchecked) return known;
    return insertApplication(fields, form_key, "unchecked");
  });
}

/** Puts an unchecked application among the others. */
export function checkApplication(id: string, actor: Actor): Application | undefined {
  return transaction(() => {
    const application = findApplication(id);
    if (!application) return undefined;
    const moved = run(
      query
        .updateTable("applications")
        .set({ is_unchecked: 0 })
        .where("id", "=", id)
        .where("is_unchecked", "=", 1),
    );
    if (moved > 0) recordChange({ actor, action: "update", subject: "application", subjectId: id });
    return application;
  });
}

function insertApplication(fields: ApplicationFields, form_key: string, list: List): Application {
  const { name, position, email, phone, resume_link } = fields;
  const created_at = new Date().toISOString();
  const sent = { name, position, email, phone, resume_link, created_at };
  const application: Application = { id: newId(), ...sent, state: "new", notes: "", version: 1 };
  const search_text = [name, email, phone, position].map(normalizeForSearch).join("\n");
  const is_unchecked = list === "unchecked" ? 1 : 0;
  run(
    query
      .insertInto("applications")
      .values({ ...application, search_text, form_key, is_unchecked }),
  );
  recordChange({
    actor: applicant,
    action: "create",
    subject: "application",
    subjectId: application.id,
  });
  return application;
}

/** Leaves nothing of the applicant in any file; the audit row keeps who removed it. */
export function deleteApplication(id: string, actor: Actor): Application | undefined {
  const deleted = transaction(() => remove(id, actor));
  if (deleted) truncateLog();
  return deleted;
}

/**
 * Deletes them together. Returns how many were still there, and where the record of changes tells it: one
 * line after another.
 */
export function deleteApplications(
  ids: readonly string[],
  actor: Actor,
): { deleted: number; recorded?: Recorded } {
  const outcome = transaction(() => {
    const before = lastRecorded();
    const deleted = ids.filter((id) => remove(id, actor)).length;
    const recorded = { first: before + 1, last: before + deleted };
    return deleted > 0 ? { deleted, recorded } : { deleted };
  });
  if (outcome.deleted > 0) truncateLog();
  return outcome;
}

function lastRecorded(): number {
  const row = one(query.selectFrom("audit").select(({ fn }) => fn.max("id").as("id")));
  return row?.id ?? 0;
}

/** Deletes the unchecked ones that a search finds and that came no later than `until`; returns how many. */
export function deleteUncheckedApplications(text: string, until: string, actor: Actor): number {
  const deleted = transaction(() => {
    const found = listApplications(text, "unchecked").filter((one) => one.created_at <= until);
    for (const { id } of found) remove(id, actor);
    return found.length;
  });
  if (deleted > 0) truncateLog();
  return deleted;
}

export function deleteApplicationsBefore(time: string): number {
  return transaction(() => {
    const old = all(query.selectFrom("applications").select("id").where("created_at", "<", time));
    for (const { id } of old) remove(id, retention);
    return old.length;
  });
}

function remove(id: string, actor: Actor): Application | undefined {
  const before = findApplication(id);
  if (!before) return undefined;
  run(query.deleteFrom("applications").where("id", "=", id));
  eraseChangesOf(id);
  recordChange({ actor, action: "delete", subject: "application", subjectId: id });
  return before;
}

/** The record of changes then says who changed it and when, and no longer what. */
function eraseChangesOf(id: string): void {
  run(
    query
      .updateTable("audit")
      .set({ before: null, after: null })
      .where("subject", "=", "application")
      .where("subject_id", "=", id),
  );
}
