import type { Selectable } from "kysely";
import { type Actor, type Recorded, recordChange } from "#db/audit.ts";
import { all, one, query, run, transaction } from "#db/connection.server.ts";
import { newFormKey } from "#db/form-keys.ts";
import { newId } from "#db/id.ts";
import { inList, inOrderOf } from "#db/in-list.ts";
import { normalizeForSearch } from "#db/normalize-for-search.ts";
import { readableRow, readableRows } from "#db/readable-rows.ts";
import type { ResultPage } from "#db/result-page.ts";
import type { ApplicationsTable } from "#db/schema.ts";
import { queueNews } from "#db/settings/outbox.ts";
import { type ApplicationList, countApplications } from "./application-counts.ts";
import { type ApplicationPlace, findApplicationIds } from "./application-search.ts";

export type ApplicationFields = Pick<
  ApplicationsTable,
  "name" | "position" | "email" | "phone" | "resume_link"
>;

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

export type Application = Pick<Selectable<ApplicationsTable>, (typeof columns)[number]>;

const applicant: Actor = { id: null, email: "applicant" };

export const maxUnchecked = 1000;

/** More matches of a search are not counted: that would take longer than finding the first of them. */
const maxCounted = 1000;

type List = ApplicationList;

export function listApplications(
  text = "",
  list: List = "checked",
  part: { after?: ApplicationPlace; limit?: number } = {},
): Application[] {
  return findApplications(findApplicationIds(text, list).ids(part));
}

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

export function findApplications(ids: readonly string[]): Application[] {
  const rows = query.selectFrom("applications").select(columns).where("id", "in", inList(ids));
  return readableRows("applications", inOrderOf(ids, all(rows)));
}

export function findApplication(id: string): Application | undefined {
  return readableRow(
    "applications",
    one(query.selectFrom("applications").select(columns).where("id", "=", id)),
  );
}

export function findApplicationByFormKey(form_key: string): Application | undefined {
  return one(query.selectFrom("applications").select(columns).where("form_key", "=", form_key));
}

export function createApplication(fields: ApplicationFields, form_key: string): Application {
  return transaction(
    () => findApplicationByFormKey(form_key) ?? insertApplication(fields, form_key, "checked"),
  );
}

export function createUncheckedApplication(
  fields: ApplicationFields,
  form_key: string,
): Application | undefined {
  return transaction(() => {
    const known = findApplicationByFormKey(form_key);
    if (known || countApplications("unchecked") >= maxUnchecked) return known;
    return insertApplication(fields, form_key, "unchecked");
  });
}

export function checkApplication(id: string, actor: Actor): Application | undefined {
  return transaction(() => {
    const isUnchecked = findRecordedApplication(id)?.is_unchecked === 1;
    if (isUnchecked) changeApplication(id, { is_unchecked: 0 }, actor);
    return findApplication(id);
  });
}

function insertApplication(fields: ApplicationFields, form_key: string, list: List): Application {
  const { name, position, email, phone, resume_link } = fields;
  const created_at = new Date().toISOString();
  const sent = { name, position, email, phone, resume_link, created_at };
  const application: Application = { id: newId(), ...sent, state: "new", notes: "", version: 1 };
  const search_text = searchTextOf(fields);
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
  if (list === "checked") queueNews(application.id);
  return application;
}

export function deleteApplication(id: string, actor: Actor): Application | undefined {
  return transaction(() => remove(id, actor));
}

export function deleteApplications(ids: readonly string[], actor: Actor): number {
  return transaction(() => ids.filter((id) => remove(id, actor)).length);
}

export function deleteUncheckedApplications(text: string, until: string, actor: Actor): number {
  return transaction(() => {
    const found = listApplications(text, "unchecked").filter((one) => one.created_at <= until);
    for (const { id } of found) remove(id, actor);
    return found.length;
  });
}

function changeApplication(id: string, fields: object, actor: Actor): void {
  transaction(() => {
    const before = findRecordedApplication(id);
    if (!before) return;
    const version = Number(before.version) + 1;
    const after = { ...before, ...fields, version };
    const search_text = searchTextOf(after as unknown as Application);
    run(
      query
        .updateTable("applications")
        .set({ ...fields, version, search_text })
        .where("id", "=", id),
    );
    recordChange({ actor, action: "update", subject: "application", subjectId: id, before, after });
  });
}

function restoreApplication(application: Recorded, actor: Actor): void {
  transaction(() => {
    const after = application as unknown as Application;
    const search_text = searchTextOf(after);
    const row = { ...after, search_text, form_key: newFormKey() };
    run(query.insertInto("applications").values(row));
    recordChange({
      actor,
      action: "restore",
      subject: "application",
      subjectId: after.id,
      after,
    });
  });
}

function remove(id: string, actor: Actor): Application | undefined {
  const application = findApplication(id);
  if (!application) return undefined;
  const before = findRecordedApplication(id);
  run(query.deleteFrom("applications").where("id", "=", id));
  recordChange({ actor, action: "delete", subject: "application", subjectId: id, before });
  return application;
}

export function findRecordedApplication(id: string): Recorded | undefined {
  const row = one(query.selectFrom("applications").selectAll().where("id", "=", id));
  if (!row) return undefined;
  const { search_text, form_key, ...recorded } = row;
  return recorded;
}

export const keptApplications = {
  find: findRecordedApplication,
  remove: deleteApplication,
  change: changeApplication,
  restore: restoreApplication,
};

export function searchTextOf({ name, email, phone, position }: ApplicationFields): string {
  return [name, email, phone, position].map(normalizeForSearch).join("\n");
}
