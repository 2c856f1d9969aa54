import { query, run } from "./connection.server.ts";

/** Who makes a change; the commands of the operator have no staff id. */
export interface Actor {
  id: string | null;
  email: string;
}

export interface AuditEntry {
  actor: Actor;
  action: "create" | "update" | "delete";
  subject: "doctor" | "application" | "link" | "staff";
  subjectId: string;
  before?: unknown;
  after?: unknown;
}

/** Records a change. Call it in the transaction of the change, so that neither stands without the other. */
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
