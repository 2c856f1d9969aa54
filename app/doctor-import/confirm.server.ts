import type { StaffActor } from "#db/audit.ts";
import {
  type DoctorChange,
  findImported,
  type Imported,
  importDoctorsOnce,
} from "#db/doctors/doctor-import.ts";
import type { NewHours } from "./columns/opd-of-row.ts";
import { fingerprint, fingerprintLength, type PlannedRow, planSheet } from "./plan.server.ts";
import { findStaged, removeStaged, stageUpload } from "./staged.server.ts";

/** What the rows would do, to be sent back with the confirmation. */
export function toSeen(plan: readonly PlannedRow[]): string {
  return plan.map(fingerprint).join("");
}

/** Imports what was shown, all or nothing. A second time it tells what the first one did. */
export function confirmImport(
  key: string,
  seen: string,
  staff: StaffActor,
): { imported: Imported; left?: string } | { different: number[] } | undefined {
  const done = findImported(key, staff);
  if (done) return { imported: done };
  const staged = findStaged(key, staff.id);
  if (!staged) return undefined;
  let different: number[] = [];
  let only: number[] = [];
  const imported = importDoctorsOnce(key, staff, () => {
    const plan = planSheet(staged);
    only = plan.filter(({ kind }) => kind === "wrong").map(({ row }) => row);
    different = plan.filter(isDifferent(seen)).map(({ row }) => row);
    return different.length > 0 ? undefined : plan.flatMap(toChange);
  });
  if (!imported) return { different };
  removeStaged(key);
  if (only.length === 0) return { imported };
  return { imported, left: stageUpload({ ...staged, only }) };
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
