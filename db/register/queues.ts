import { type Selectable, sql } from "kysely";
import type { Actor } from "#db/audit.ts";
import { all, one, query, run, transaction } from "#db/connection.server.ts";
import { newId } from "#db/id.ts";
import { inList } from "#db/in-list.ts";
import type { QueuesTable } from "#db/schema.ts";
import { isSame, meanwhile, type Written } from "#db/versioned.ts";
import type { Line } from "./line.ts";
import { recordRegisterChange } from "./register-changes.ts";

export type Place = Pick<
  QueuesTable,
  "doctor_id" | "doctor_name" | "day" | "sitting_id" | "starts_at" | "ends_at" | "room"
>;

export type Queue = Omit<Selectable<QueuesTable>, "line" | "moved" | "created_at" | "updated_at"> &
  Pick<Line, "line" | "moved">;

export const maxTokens = 999;

function toQueue({ line, moved, created_at, updated_at, ...row }: Selectable<QueuesTable>): Queue {
  return { ...row, line: JSON.parse(line), moved: JSON.parse(moved) };
}

export function findQueue(id: string): Queue | undefined {
  const row = one(query.selectFrom("queues").selectAll().where("id", "=", id));
  return row && toQueue(row);
}

export function listQueues(ids: readonly string[]): Map<string, Queue> {
  const rows = all(query.selectFrom("queues").selectAll().where("id", "in", inList(ids)));
  return new Map(rows.map((row) => [row.id, toQueue(row)]));
}

export function listQueuesOn(day: string): Queue[] {
  const onDay = query.selectFrom("queues").selectAll().where("day", "=", day);
  return all(onDay.orderBy("starts_at").orderBy("doctor_id")).map(toQueue);
}

export function listQueuesOf(doctor: string, from: string, to: string): Queue[] {
  const own = query.selectFrom("queues").selectAll().where("doctor_id", "=", doctor);
  return all(own.where("day", ">=", from).where("day", "<=", to).orderBy("day")).map(toQueue);
}

/** The queue of a place, which begins with its first token. To be called in a transaction. */
export function openQueue(place: Place): Queue {
  const at = new Date().toISOString();
  run(
    query
      .insertInto("queues")
      .values({
        id: newId(),
        ...place,
        created_at: at,
        updated_at: at,
      })
      .onConflict((conflict) => conflict.columns(["doctor_id", "day", "sitting_id"]).doNothing()),
  );
  const queue = findQueueAt(place);
  if (!queue) throw new Error("A queue vanished within its own transaction");
  return queue;
}

export function findQueueAt({
  doctor_id,
  day,
  sitting_id,
}: Pick<Place, "doctor_id" | "day" | "sitting_id">): Queue | undefined {
  const row = one(
    query
      .selectFrom("queues")
      .selectAll()
      .where("doctor_id", "=", doctor_id)
      .where("day", "=", day)
      .where("sitting_id", "=", sitting_id),
  );
  return row && toQueue(row);
}

/** The next number of a queue, which nobody else ever gets; undefined once there is no other. */
export function takeToken(queue: string): number | undefined {
  const next = query
    .updateTable("queues")
    .set({ given: sql<number>`given + 1`, updated_at: new Date().toISOString() })
    .where("id", "=", queue)
    .where("given", "<", maxTokens)
    .returning("given");
  return one(next)?.given;
}

/** Sets these columns alone: a page for visitors is rendered anew for those that it shows. */
export function setQueue(
  id: string,
  { line, moved, ...columns }: Partial<Omit<Queue, "id">>,
): void {
  const lists = {
    ...(line && { line: JSON.stringify(line) }),
    ...(moved && { moved: JSON.stringify(moved) }),
  };
  const updated_at = new Date().toISOString();
  run(
    query
      .updateTable("queues")
      .set({ ...columns, ...lists, updated_at })
      .where("id", "=", id),
  );
}

export type QueueFields = Pick<Queue, "state" | "back_at" | "given">;

export function updateQueue(
  id: string,
  version: number,
  fields: QueueFields,
  actor: Actor,
): Written<Queue> | undefined {
  return transaction(() => {
    const before = findQueue(id);
    if (!before) return undefined;
    const typed = { ...fields, given: Math.max(before.given, fields.given) };
    if (before.version !== version) return meanwhile(before, typed);
    // A change that changes nothing would bar the Undo of the one before.
    if (isSame(before, typed)) return { conflict: false, after: before };
    return { conflict: false, after: write(before, typed, "update", actor) };
  });
}

export function restoreQueue(before: Queue, fields: Partial<QueueFields>, actor: Actor): Queue {
  return write(before, fields, "restore", actor);
}

function write(
  before: Queue,
  fields: Partial<QueueFields>,
  action: "update" | "restore",
  actor: Actor,
): Queue {
  const { id: subjectId, version } = before;
  setQueue(subjectId, { ...fields, version: version + 1 });
  const after = findQueue(subjectId) as Queue;
  recordRegisterChange({ actor, action, subject: "queue", subjectId, before, after });
  return after;
}

export function deleteQueuesBefore(day: string, limit: number): number {
  const old = query
    .selectFrom("queues")
    .select("id")
    .where("day", "<", day)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("appointments")
            .select("id")
            .whereRef("appointments.queue_id", "=", "queues.id"),
        ),
      ),
    )
    .limit(limit);
  return run(query.deleteFrom("queues").where("id", "in", old));
}
