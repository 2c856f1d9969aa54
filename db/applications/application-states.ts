import { sql } from "kysely";
import { type Actor, recordChange } from "#db/audit.ts";
import { all, query, run, transaction } from "#db/connection.server.ts";
import { inList } from "#db/in-list.ts";
import { type ApplicationState, applicationStates } from "#db/schema.ts";
import type { Conflict } from "#db/versioned.ts";
import { countByState, type StateCounts } from "./application-counts.ts";
import { findApplicationIds } from "./application-search.ts";
import { type Application, findApplication } from "./applications.ts";

export type StaffFields = Pick<Application, "state" | "notes">;

const maxCounted = 1000;

/** How many checked ones a search finds in each state; undefined where counting them takes long. */
export function countApplicationsByState(text = ""): StateCounts | undefined {
  if (text.trim() === "") return countByState();
  const ids = findApplicationIds(text, "checked").ids({ limit: maxCounted + 1 });
  if (ids.length > maxCounted) return undefined;
  const rows = all(query.selectFrom("applications").select("state").where("id", "in", inList(ids)));
  const counts = Object.fromEntries(applicationStates.map((state) => [state, 0])) as StateCounts;
  for (const { state } of rows) counts[state] += 1;
  return counts;
}

/** A conflict when `version` is not the stored one, unless nothing would change. */
export function updateApplication(
  id: string,
  version: number | undefined,
  fields: Partial<StaffFields>,
  actor: Actor,
):
  | { conflict: false; before: Application; after: Application }
  | Conflict<Application>
  | undefined {
  return transaction(() => {
    const before = findApplication(id);
    if (!before) return undefined;
    const after = { ...before, ...fields };
    if (after.state === before.state && after.notes === before.notes) {
      return { conflict: false, before, after: before };
    }
    if (version !== undefined && version !== before.version) {
      return { conflict: true, current: before };
    }
    after.version += 1;
    const { state, notes } = after;
    run(
      query
        .updateTable("applications")
        .set({ state, notes, version: after.version })
        .where("id", "=", id),
    );
    recordChange({
      actor,
      action: "update",
      subject: "application",
      subjectId: id,
      // Nothing else of the applicant: the record of changes is kept longer.
      before: { state: before.state, notes: before.notes },
      after: { state, notes },
    });
    return { conflict: false, before, after };
  });
}

export type ApplicationChange = ReturnType<typeof listApplicationChanges>[number];

export function listApplicationChanges(id: string) {
  return all(
    query
      .selectFrom("audit")
      .select([
        "id",
        "at",
        "staff_email as who",
        "action",
        sql<ApplicationState | null>`before ->> 'state'`.as("from"),
        sql<ApplicationState | null>`after ->> 'state'`.as("to"),
        sql<number>`after ->> 'notes' IS NOT NULL`.as("has_new_notes"),
        sql<0 | 1 | null>`after ->> 'is_unchecked'`.as("is_unchecked"),
      ])
      .where("subject", "=", "application")
      .where("subject_id", "=", id)
      .orderBy("id", "desc")
      .limit(100),
  );
}
