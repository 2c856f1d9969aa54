import { sql } from "kysely";
import { type Actor, recordChange, retention } from "./audit.ts";
import { all, query, run, transaction } from "./connection.server.ts";

/** Removes a deleted doctor, and what the record of changes has kept of them. */
export function eraseDoctor(id: string, actor: Actor): void {
  transaction(() => {
    run(query.deleteFrom("doctors").where("id", "=", id).where("is_deleted", "=", 1));
    eraseChangesOf(id);
    recordChange({ actor, action: "erase", subject: "doctor", subjectId: id });
  });
}

/**
 * The record then says who changed it and when, and no longer what; that of a doctor's times and absences
 * too.
 */
export function eraseChangesOf(id: string): void {
  run(
    query
      .updateTable("audit")
      .set({ before: null, after: null })
      .where((change) =>
        change.or([
          change("subject_id", "=", id),
          change(sql`coalesce(before, after) ->> 'doctor_id'`, "=", id),
        ]),
      ),
  );
}

export function eraseDoctorsDeletedBefore(time: string): number {
  return transaction(() => {
    const deleted = all(
      query
        .selectFrom("doctors")
        .select("id")
        .where("is_deleted", "=", 1)
        .where("updated_at", "<", time),
    );
    for (const { id } of deleted) eraseDoctor(id, retention);
    return deleted.length;
  });
}
