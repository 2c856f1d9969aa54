import { href } from "react-router";
import type { StaffActor } from "#db/audit.ts";
import { findUndoable } from "#db/register/undoable.ts";

/** Where this member of staff can take back the last change of an appointment, a card or a queue. */
export function undoPath(subject: string, staff: StaffActor): string | undefined {
  const change = findUndoable(subject, staff);
  return change === undefined
    ? undefined
    : href("/dashboard/Register/undo/:change", { change: String(change) });
}
