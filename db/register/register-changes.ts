import type { Selectable } from "kysely";
import { type AuditEntry, toRow } from "#db/audit.ts";
import { all, one, query, run } from "#db/connection.server.ts";
import type { AuditTable, RegisterChangesTable } from "#db/schema.ts";

interface Entry extends Omit<AuditEntry, "subject"> {
  subject: RegisterChangesTable["subject"];
}

/** Call it in the transaction of the change. Apart from the record that editors read. */
export function recordRegisterChange(entry: Entry): void {
  run(query.insertInto("register_changes").values(toRow(entry)));
}

export interface RegisterChange
  extends Pick<Selectable<AuditTable>, "id" | "staff_id" | "staff_email" | "action" | "at"> {
  before: Record<string, unknown>;
  after: Record<string, unknown>;
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
