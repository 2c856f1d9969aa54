import { isDeepStrictEqual } from "node:util";
import { sql } from "kysely";
import { one, query, run } from "./connection.server.ts";

export interface Actor {
  id: string | null;
  email: string;
}

export interface StaffActor extends Actor {
  id: string;
}

/** Who deletes what has become too old. */
export const retention: Actor = { id: null, email: "retention" };

export interface AuditEntry {
  actor: Actor;
  action: "create" | "update" | "delete" | "erase";
  subject:
    | "doctor"
    | "application"
    | "link"
    | "staff"
    | "second factor"
    | "sitting"
    | "absence"
    | "closure"
    | "notice";
  subjectId: string;
  before?: object;
  after?: object;
}

type Recorded = Record<string, unknown>;

/** These change whenever something else does. */
const bookkeeping = ["version", "updated_at"];
/** These are stored with each change, and say whose it is. */
const identifying = ["name", "doctor_id"];

/**
 * To be called in the transaction of the change, so that neither is stored without the other. Of an
 * update it stores what changed and whose it is, and of doctors no contacts.
 */
export function recordChange(entry: AuditEntry): void {
  const [before, after] = [recorded(entry, "before", "after"), recorded(entry, "after", "before")];
  run(
    query.insertInto("audit").values({
      staff_id: entry.actor.id,
      staff_email: entry.actor.email,
      action: entry.action,
      subject: entry.subject,
      subject_id: entry.subjectId,
      before,
      after,
      at: new Date().toISOString(),
    }),
  );
}

function recorded(entry: AuditEntry, side: "before" | "after", otherSide: typeof side) {
  const [thing, other] = [entry[side], entry[otherSide]] as (Recorded | undefined)[];
  if (!thing) return null;
  const contacts = entry.subject === "doctor" ? ["phone", "email"] : [];
  const hasChanged = ([key, value]: [string, unknown]) =>
    !other || (!bookkeeping.includes(key) && !isDeepStrictEqual(value, other[key]));
  const entries = Object.entries(thing)
    .filter((one) => identifying.includes(one[0]) || hasChanged(one))
    .map(([key, value]) => [key, contacts.includes(key) ? "not kept" : value]);
  return JSON.stringify(Object.fromEntries(entries));
}

export function findLastChange(
  action: AuditEntry["action"],
  subject: AuditEntry["subject"],
  subjectId: string,
): { staff_id: string | null; at: string; name: string | null } | undefined {
  return one(
    query
      .selectFrom("audit")
      .select(["staff_id", "at", sql<string | null>`before ->> 'name'`.as("name")])
      .where("action", "=", action)
      .where("subject", "=", subject)
      .where("subject_id", "=", subjectId)
      .orderBy("id", "desc"),
  );
}
