import type { StaffActor } from "#db/audit.ts";
import {
  type DoctorChange,
  findImported,
  type Imported,
  importDoctorsOnce,
} from "#db/doctors/doctor-import.ts";
import type { NewHours } from "./columns/opd-of-row.ts";
import { fingerprint, fingerprintLength, type PlannedRow, planSheet } from "./plan.server.ts";
import { findRest, findStaged, removeStaged, stageRest } from "./staged.server.ts";

/** What the rows would do, to be sent back with the confirmation. */
export function toSeen(plan: readonly PlannedRow[]): string {
  return plan.map(fingerprint).join("");
}

/** Imports what was shown, all or nothing. A second time it tells what the first one did, and has left. */
export function confirmImport(
  key: string,
  seen: string,
  staff: StaffActor,
): { imported: Imported; left: string | undefined } | { different: number[] } | undefined {
  const done = findImported(key, staff);
  if (done) return { imported: done, left: findRest(key, staff.id) };
  const staged = findStaged(key, staff.id);
  if (!staged) return undefined;
  let different: number[] = [];
  const imported = importDoctorsOnce(key, staff, () => {
    const plan = planSheet(staged);
    different = plan.filter(isDifferent(seen)).map(({ row }) => row);
    if (different.length > 0) return undefined;
    const only = plan.filter(({ kind }) => kind === "wrong").map(({ row }) => row);
    if (only.length > 0) stageRest(key, { ...staged, only });
    return plan.flatMap(toChange);
  });
  if (!imported) return { different };
  removeStaged(key);
  return { imported, left: findRest(key, staff.id) };
}

function isDifferent(seen: string) {
  return (planned: PlannedRow, at: number) => {
    const from = at * fingerprintLength;
    return seen.slice(from, from + fingerprintLength) !== fingerprint(planned);
  };
}

function toChange(planned: PlannedRow): DoctorChange[] {
  if (!("hours" in planned)) return [];
  const { fields, words } = planned;
  const change = { fields, sittings: planned.hours.map(toSitting), words };
  if (planned.kind === "new") return [change];
  const { id, version } = planned.doctor;
  return [{ id, version, ...change }];
}

function toSitting(hours: NewHours) {
  return { ...hours, note: "", first_day: null, last_day: null };
}
