import { AsyncLocalStorage } from "node:async_hooks";
import { isDeepStrictEqual } from "node:util";
import { sql } from "kysely";
import { one, query, run } from "./connection.server.ts";
import { isUndoable, type Subject } from "./entities.ts";

export interface Actor {
  id: string | null;
  email: string;
}

export interface StaffActor extends Actor {
  id: string;
}

export const retention: Actor = { id: null, email: "retention" };

export interface AuditEntry {
  actor: Actor;
  action: "create" | "update" | "delete" | "restore" | "erase";
  subject: Subject;
  subjectId: string;
  before?: object;
  after?: object;
}

export interface Changes {
  first: number;
  last: number;
}

export type Recorded = Record<string, unknown>;

const bookkeeping = ["version", "updated_at"];
const identifying = ["name", "doctor_id"];

interface Noted {
  ids: Set<number>;
  /** By the same form before. */
  made?: Changes;
}

const noting = new AsyncLocalStorage<Noted>();

export function notingChanges<Result>(work: () => Result): Result {
  return noting.run({ ids: new Set() }, work);
}

/** What can be taken back of that; undefined where there is nothing, or others made changes in between. */
export function notedChanges(): Changes | undefined {
  const { ids: noted = new Set(), made }: Partial<Noted> = noting.getStore() ?? {};
  const ids = [...noted];
  const [first, last] = [ids[0], ids.at(-1)];
  if (first === undefined || last === undefined) return made;
  return last - first + 1 === ids.length ? { first, last } : undefined;
}

/** Call it in the transaction of the change, so that neither is stored without the other. */
export function recordChange(entry: AuditEntry): void {
  run(query.insertInto("audit").values(toRow(entry)));
  if (isUndoable(entry.subject) && entry.action !== "erase") noting.getStore()?.ids.add(lastId());
}

/** Where a form comes again, what it has made can be taken back as after the first time. */
export function noteMade(
  subject: string,
  subjectId: string,
  action: "create" | "update" = "create",
): void {
  const noted = noting.getStore();
  const made = noted && isUndoable(subject) && findLastChange(action, subject, subjectId);
  if (made) noted.made = { first: made.id, last: lastMadeWith(made) };
}

const oneForm = 1000;

/** Of the changes that follow it, as one form makes them: by the same person, within a second. */
export function lastMadeWith({ id, staff_id, at }: Omit<LastChange, "name">): number {
  const until = new Date(Date.parse(at) + oneForm).toISOString();
  const other = one(
    query
      .selectFrom("audit")
      .select("id")
      .where("id", ">", id)
      .where((row) => row.or([row("staff_id", "is not", staff_id), row("at", ">", until)]))
      .orderBy("id")
      .limit(1),
  );
  return other ? other.id - 1 : lastId();
}

export function toRow<Name>(entry: Omit<AuditEntry, "subject"> & { subject: Name }) {
  return {
    staff_id: entry.actor.id,
    staff_email: entry.actor.email,
    action: entry.action,
    subject: entry.subject,
    subject_id: entry.subjectId,
    before: recorded(entry, "before", "after"),
    after: recorded(entry, "after", "before"),
    at: new Date().toISOString(),
  };
}

function lastId(): number {
  return one(query.selectFrom("audit").select(({ fn }) => fn.max("id").as("id")))?.id ?? 0;
}

/** Of an update what differs and whose it is; null where there is none. */
function recorded(
  entry: Pick<AuditEntry, "before" | "after">,
  side: "before" | "after",
  otherSide: typeof side,
): string | null {
  const [thing, other] = [entry[side], entry[otherSide]] as (Recorded | undefined)[];
  if (!thing) return null;
  const hasChanged = ([key, value]: [string, unknown]) =>
    !other || (!bookkeeping.includes(key) && !isDeepStrictEqual(value, other[key]));
  const entries = Object.entries(thing).filter(
    (one) => identifying.includes(one[0]) || hasChanged(one),
  );
  return JSON.stringify(Object.fromEntries(entries));
}

interface LastChange {
  id: number;
  staff_id: string | null;
  at: string;
  name: string | null;
}

export function findLastChange(
  action: AuditEntry["action"],
  subject: Subject,
  subjectId: string,
): LastChange | undefined {
  return one(
    query
      .selectFrom("audit")
      .select(["id", "staff_id", "at", sql<string | null>`before ->> 'name'`.as("name")])
      .where("action", "=", action)
      .where("subject", "=", subject)
      .where("subject_id", "=", subjectId)
      .orderBy("id", "desc"),
  );
}
