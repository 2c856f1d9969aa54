import type { StaffActor } from "#db/audit.ts";
import {
  findLastRegisterChange,
  findRegisterChange,
  listRegisterChanges,
} from "./register-changes.ts";

const day = 24 * 60 * 60_000;

export type Since = NonNullable<ReturnType<typeof findLastRegisterChange>>;

export type Entry = NonNullable<ReturnType<typeof findRegisterChange>>;

export function findUndoable(subject: string, staff: StaffActor): number | undefined {
  const last = findLastRegisterChange(subject);
  const read = last && readUndoable(last.id, staff);
  return read && "entry" in read ? last.id : undefined;
}

export function readUndoable(
  change: number,
  { id: staff }: StaffActor,
):
  | { entry: Entry; isUndone: boolean }
  | { refusal: "gone" | "notYours" }
  | { refusal: "changed"; since: Since | undefined } {
  const entry = findRegisterChange(change);
  if (!entry) return { refusal: "gone" };
  const [last, before] = listRegisterChanges(entry.subject_id, 2);
  if (last?.action === "restore" && last.staff_id === staff && before?.id === change) {
    return { entry, isUndone: true };
  }
  if (last?.id !== change) return { refusal: "changed", since: last };
  if (entry.action !== "update" || !isOwn(entry, staff)) return { refusal: "notYours" };
  // It went with the person.
  if (Object.keys(entry.before).length === 0) return { refusal: "gone" };
  return { entry, isUndone: false };
}

function isOwn({ staff_id, at }: Pick<Since, "staff_id" | "at">, staff: string): boolean {
  return staff_id === staff && Date.parse(at) >= Date.now() - day;
}
