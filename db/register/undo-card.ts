import type { StaffActor } from "#db/audit.ts";
import { one, query, transaction } from "#db/connection.server.ts";
import { findPatient, findSame, type Patient, restorePatient } from "./patients.ts";
import { findQueue, type Queue, restoreQueue } from "./queues.ts";
import { readUndoable, type Since } from "./undoable.ts";

type Refusal = { refusal: "gone" | "notYours" } | { refusal: "changed"; since: Since | undefined };

export function undoPatientChange(
  change: number,
  latinOf: (name: string) => string,
  staff: StaffActor,
): { undone: Patient } | { refusal: "same" } | Refusal {
  return transaction(() => {
    const read = readUndoable(change, staff);
    if ("refusal" in read) return read;
    const current = findPatient(read.entry.subject_id);
    if (!current) return { refusal: "gone" };
    if (read.isUndone) return { undone: current };
    const { version: _, last_day: __, ...columns } = read.entry.before as Partial<Patient>;
    const { name, phone } = { ...current, ...columns };
    const same = findSame(phone, name);
    if (same && same.id !== current.id) return { refusal: "same" };
    return { undone: restorePatient(current, { ...columns, name, latin: latinOf(name) }, staff) };
  });
}

/** Takes back a pause, an end or “Begin at”, as long as no token was called or given since. */
export function undoQueueChange(change: number, staff: StaffActor): { undone: Queue } | Refusal {
  return transaction(() => {
    const read = readUndoable(change, staff);
    if ("refusal" in read) return read;
    const current = findQueue(read.entry.subject_id);
    if (!current) return { refusal: "gone" };
    if (read.isUndone) return { undone: current };
    const { before, after } = read.entry as { before: Partial<Queue>; after: Partial<Queue> };
    const fields = (["state", "back_at", "given"] as const).filter((field) => field in after);
    const isAsItWas = fields.every((field) => current[field] === after[field]);
    if (!isAsItWas || (before.given ?? 999) < highestToken(current.id)) {
      return { refusal: "changed", since: undefined };
    }
    const columns = Object.fromEntries(fields.map((field) => [field, before[field]]));
    return { undone: restoreQueue(current, columns, staff) };
  });
}

function highestToken(queue: string): number {
  const own = query.selectFrom("appointments").where("queue_id", "=", queue);
  return one(own.select(({ fn }) => fn.max("token").as("token")))?.token ?? 0;
}
