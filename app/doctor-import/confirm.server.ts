import type { StaffActor } from "#db/audit.ts";
import {
  type DoctorChange,
  findImported,
  type Imported,
  importDoctorsOnce,
} from "#db/doctor-import.ts";
import { fingerprint, fingerprintLength, type PlannedRow, planRows } from "./plan.server.ts";
import { findStaged, removeStaged } from "./staged.server.ts";

/** What was imported, or the rows that would now do something else than was shown. */
export type Confirmation = { imported: Imported } | { different: number[] };

/** What the rows would do, to be sent back with the confirmation. */
export function toSeen(plan: readonly PlannedRow[]): string {
  return plan.map(fingerprint).join("");
}

/**
 * Imports what was shown, all or nothing; `seen` is `toSeen` of that. A second time it tells what the first one did.
 * Undefined when the upload is gone.
 */
export function confirmImport(
  key: string,
  seen: string,
  staff: StaffActor,
): Confirmation | undefined {
  const done = findImported(key, staff);
  if (done) return { imported: done };
  const staged = findStaged(key, staff.id);
  if (!staged) return undefined;
  let different: number[] = [];
  const imported = importDoctorsOnce(key, staff, () => {
    const plan = planRows(staged);
    different = plan.filter(isDifferent(seen)).map(({ row }) => row);
    return different.length > 0 ? undefined : plan.flatMap(toChange);
  });
  if (!imported) return { different };
  removeStaged(key);
  return { imported };
}

function isDifferent(seen: string) {
  return (planned: PlannedRow, at: number) => {
    const from = at * fingerprintLength;
    return seen.slice(from, from + fingerprintLength) !== fingerprint(planned);
  };
}

function toChange(planned: PlannedRow): DoctorChange[] {
  if (planned.kind === "new") return [{ fields: planned.fields }];
  if (planned.kind !== "changed") return [];
  const { doctor, fields } = planned;
  return [{ id: doctor.id, version: doctor.version, fields }];
}
