import { type Selectable, sql } from "kysely";
import { findApplicationIds } from "#db/applications/application-search.ts";
import { lastMadeWith } from "#db/audit.ts";
import { all, one, query } from "#db/connection.server.ts";
import type { Subject } from "#db/entities.ts";
import { inList, inOrderOf } from "#db/in-list.ts";
import { normalizeForSearch } from "#db/normalize-for-search.ts";
import { readResultPage } from "#db/result-page.ts";
import type { AuditTable } from "#db/schema.ts";
import { isRecent, recentSince } from "#db/timetable/recent.ts";
import { maxTogether } from "./undo-limit.ts";

type Recorded = Readonly<Record<string, unknown>>;

export interface Change extends Omit<Selectable<AuditTable>, "staff_id" | "before" | "after"> {
  before: Recorded | null;
  after: Recorded | null;
}

/** Each part narrows; `from` and `to`, which is not included, are UTC in ISO 8601. */
export interface Period {
  from?: string | undefined;
  to?: string | undefined;
  who?: string | undefined;
}

export interface ChangeFilter extends Period {
  subject?: string | undefined;
  id?: string | undefined;
  name?: string | undefined;
  /** Things of that name which the program alone names, such as settings. */
  named?: readonly string[];
}

const maxApplications = 1000;

// Both as the indexes have them (migrations/0016_history.sql).
export const about = sql<string>`coalesce(coalesce(before, after) ->> 'doctor_id', subject_id)`;
const name = sql<
  string | null
>`coalesce(coalesce(after, before) ->> 'name', coalesce(after, before) ->> 'text', coalesce(after, before) ->> 'url')`;

export function listChanges(filter: ChangeFilter, page: number, perPage: number) {
  return readResultPage(idsOf(filter), page, perPage, toChanges);
}

export function listChangeIds(filter: ChangeFilter): number[] {
  return all(idsOf(filter)).map(({ id }) => id);
}

export function listChangesAbout(doctor: string, page: number, perPage: number) {
  const ids = query.selectFrom("audit").select("id").where(about, "=", doctor);
  return readResultPage(ids.orderBy("id", "desc"), page, perPage, toChanges);
}

function toChanges(rows: readonly { id: number }[]): Change[] {
  return findChanges(rows.map(({ id }) => id));
}

export function listChangesOf(subject: string, id: string): Change[] {
  return all(
    changes().where("subject", "=", subject).where("subject_id", "=", id).orderBy("id", "desc"),
  ).map(toChange);
}

export function findLatestChange(subject: string, id: string) {
  return one(
    query
      .selectFrom("audit")
      .select(["id", "at", "staff_id", "staff_email"])
      .where("subject", "=", subject)
      .where("subject_id", "=", id)
      .orderBy("id", "desc")
      .limit(1),
  );
}

/** The latest change of a thing if this person made it lately, and what Undo takes back: said again to a form sent twice. */
export function findOwnRecentChange(subject: Subject, id: string, staffId: string) {
  const latest = findLatestChange(subject, id);
  if (latest?.staff_id !== staffId || !isRecent(latest.at)) return undefined;
  const [change] = findChanges([latest.id]);
  return change && { ...change, undo: { first: change.id, last: lastMadeWith(latest) } };
}

/** Which articles this person hid or showed lately, one after the other; the latest first. */
export function listOwnRecentHiding(staffId: string): Change[] {
  const own = changes()
    .where("at", ">=", recentSince())
    .where("staff_id", "=", staffId)
    .where(sql<boolean>`+subject = 'article'`)
    .where(sql<boolean>`after ->> 'is_hidden' IS NOT NULL`);
  const rows = all(own.orderBy("at", "desc").orderBy("id", "desc").limit(maxTogether));
  const end = rows.findIndex(({ id }, at) => id !== (rows[0]?.id ?? 0) - at);
  return (end === -1 ? rows : rows.slice(0, end)).map(toChange);
}

export function findChanges(ids: readonly number[]): Change[] {
  return inOrderOf(ids, all(changes().where("id", "in", inList(ids)))).map(toChange);
}

export interface Named {
  kind: "doctor" | "deleted doctor" | "notice" | "application" | "staff";
  name: string;
  email?: string;
}

export function findNames(ids: readonly string[]): Map<string, Named> {
  const listed = inList(ids);
  const doctors = query.selectFrom("doctors").select(["id", "name", "is_deleted"]);
  const notices = query.selectFrom("notices").select(["id", "text"]);
  const applications = query.selectFrom("applications").select(["id", "name"]);
  const staff = query.selectFrom("staff").select(["id", "name", "email"]);
  return new Map<string, Named>([
    ...all(doctors.where("id", "in", listed)).map(({ id, name, is_deleted }) => {
      return [id, { kind: is_deleted ? "deleted doctor" : "doctor", name }] as const;
    }),
    ...all(notices.where("id", "in", listed)).map(({ id, text }) => {
      return [id, { kind: "notice", name: text }] as const;
    }),
    ...all(applications.where("id", "in", listed)).map(({ id, name }) => {
      return [id, { kind: "application", name }] as const;
    }),
    ...all(staff.where("id", "in", listed)).map(({ id, ...member }) => {
      return [id, { kind: "staff", ...member }] as const;
    }),
  ]);
}

export function listRemovedStaff(): string[] {
  const rows = all(
    query
      .selectFrom("audit")
      .select(sql<string | null>`before ->> 'email'`.as("email"))
      .where("subject", "=", "staff")
      .where("action", "=", "delete"),
  );
  return [...new Set(rows.flatMap(({ email }) => email ?? []))].sort();
}

// Without the +, SQLite reads the rows of one kind or thing and sorts them: few of one thing, which an index has in order.
function idsOf(filter: ChangeFilter) {
  const { from = "", to = "9999", who, subject, id, name: text, named = [] } = filter;
  let ids = query.selectFrom("audit").select("id").where("at", ">=", from).where("at", "<", to);
  if (who) ids = ids.where("staff_email", "=", who);
  if (subject && id) ids = ids.where("subject", "=", subject).where("subject_id", "=", id);
  else if (subject) ids = ids.where(sql<boolean>`+subject = ${subject}`);
  const needle = normalizeForSearch(text ?? "");
  if (needle) {
    ids = ids.where(sql<boolean>`+${about} IN ${inList([...findNamed(needle), ...named])}`);
  }
  return id ? ids.orderBy("id", "desc") : ids.orderBy("at", "desc").orderBy("id", "desc");
}

function findNamed(needle: string): string[] {
  const recorded = query.selectFrom("audit").select(about.as("id")).distinct();
  const doctors = query.selectFrom("doctors").select("id");
  const notices = query.selectFrom("notices").select("id");
  const found = [
    ...all(recorded.where(sql<boolean>`instr(lower(${name}), ${needle}) > 0`)),
    ...all(doctors.where(sql<boolean>`instr(name_key, ${needle}) > 0`)),
    ...all(notices.where(sql<boolean>`instr(lower(text), ${needle}) > 0`)),
  ];
  const applications = (["checked", "unchecked"] as const).flatMap((list) =>
    findApplicationIds(needle, list).ids({ limit: maxApplications }),
  );
  return [...found.map(({ id }) => id), ...applications];
}

function changes() {
  const columns = ["id", "at", "staff_email", "action", "subject", "subject_id"] as const;
  return query.selectFrom("audit").select([...columns, "before", "after"]);
}

function toChange({ before, after, ...change }: Omit<Change, "before" | "after"> & Texts): Change {
  return { ...change, before: parse(before), after: parse(after) };
}

interface Texts {
  before: string | null;
  after: string | null;
}

function parse(json: string | null): Recorded | null {
  return json === null ? null : JSON.parse(json);
}
