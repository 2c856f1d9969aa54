import { stateLabels } from "#app/careers/states.ts";
import type { Difference } from "#app/ui/sending/conflict-notice.tsx";
import type { StaffFields } from "#db/applications/application-states.ts";

/** Where what a colleague saved and what was sent differ, in words. */
export function compareStaffFields(stored: StaffFields, sent: StaffFields): Difference[] {
  const [theirs, yours] = [stored, sent].map(({ state, notes }) => [
    stateLabels[state],
    notes || "None",
  ]);
  return ["State", "Notes"]
    .map((label, at) => ({ label, theirs: theirs?.[at] ?? "", yours: yours?.[at] ?? "" }))
    .filter((one) => one.theirs !== one.yours);
}
