import { sql } from "kysely";
import { one, query, run } from "./connection.server.ts";

export interface Actor {
  id: string | null;
  email: string;
}

export interface StaffActor extends Actor {
  id: string;
}

export interface AuditEntry {
  actor: Actor;
  action: "create" | "update" | "delete";
  subject: "doctor" | "application" | "link" | "staff" | "second factor";
  subjectId: string;
  before?: unknown;
  after?: unknown;
}

/** To be called in the transaction of the change, so that neither is stored without the other. */
export function recordChange(entry: AuditEntry): void {
  run(
    query.insertInto("audit").values({
      staff_id: entry.actor.id,
      staff_email: entry.actor.email,
      action: entry.action,
      subject: entry.subject,
      subject_id: entry.subjectId,
      before: entry.before === undefined ? null : JSON.stringify(entry.before),
      after: entry.after === undefined ? null : JSON.stringify(entry.after),
      at: new Date().toISOString(),
    }),
  );
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
