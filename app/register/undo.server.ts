import { href } from "react-router";
import type { StaffActor } from "#db/audit.ts";
import { findUndoable } from "#db/undo-appointment.ts";

/** Where this member of staff can take back the last change of an appointment. */
export function undoPath(appointment: string, staff: StaffActor): string | undefined {
  const change = findUndoable(appointment, staff);
  return change === undefined
    ? undefined
    : href("/dashboard/Register/undo/:change", { change: String(change) });
}
