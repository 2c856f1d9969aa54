import { type Actor, type AuditEntry, recorded } from "#db/audit.ts";
import { all, one, query, run } from "#db/connection.server.ts";
import type { RegisterChangesTable } from "#db/schema.ts";

interface Entry extends Omit<AuditEntry, "subject"> {
  actor: Actor;
  subject: RegisterChangesTable["subject"];
}

/** Call it in the transaction of the change. Apart from the record that editors read. */
export function recordRegisterChange(entry: Entry): void {
  run(
    query.insertInto("register_changes").values({
      staff_id: entry.actor.id,
      staff_email: entry.actor.email,
      action: entry.action,
      subject: entry.subject,
      subject_id: entry.subjectId,
      before: recorded(entry, "before", "after"),
      after: recorded(entry, "after", "before"),
      at: new Date().toISOString(),
    }),
  );
}

export interface RegisterChange {
  id: number;
  staff_id: string | null;
  staff_email: string;
  action: string;
  before: Record<string, unknown>;
  after: Record<string, unknown>;
  at: string;
}

const columns = ["id", "staff_id", "staff_email", "action", "before", "after", "at"] as const;

export function listRegisterChanges(subjectId: string, limit = 50): RegisterChange[] {
  const rows = all(
    query
      .selectFrom("register_changes")
      .select(columns)
      .where("subject_id", "=", subjectId)
      .orderBy("id", "desc")
      .limit(limit),
  );
  return rows.map(toChange);
}

export function findRegisterChange(
  id: number,
): (RegisterChange & Pick<RegisterChangesTable, "subject" | "subject_id">) | undefined {
  const found = query.selectFrom("register_changes").select(columns);
  const row = one(found.select(["subject", "subject_id"]).where("id", "=", id));
  return row && { ...row, ...toChange(row) };
}

function toChange<Row extends { before: string | null; after: string | null }>(row: Row) {
  const { before, after } = row;
  return { ...row, before: JSON.parse(before ?? "{}"), after: JSON.parse(after ?? "{}") };
}

export function findLastRegisterChange(
  subjectId: string,
): Pick<RegisterChange, "id" | "staff_id" | "staff_email" | "action" | "at"> | undefined {
  return one(
    query
      .selectFrom("register_changes")
      .select(["id", "staff_id", "staff_email", "action", "at"])
      .where("subject_id", "=", subjectId)
      .orderBy("id", "desc"),
  );
}

export function emptyRegisterChanges(subjectId: string): void {
  run(
    query
      .updateTable("register_changes")
      .set({ before: null, after: null })
      .where("subject_id", "=", subjectId),
  );
}

export function deleteRegisterChangesBefore(time: string, limit: number): number {
  const old = query.selectFrom("register_changes").select("id").where("at", "<", time).limit(limit);
  return run(query.deleteFrom("register_changes").where("id", "in", old));
}
