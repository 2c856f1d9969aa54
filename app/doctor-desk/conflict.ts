import { displayField, fieldNames, labels } from "#app/doctors/fields.ts";
import type { Difference } from "#app/ui/sending/conflict-notice.tsx";
import type { Doctor, DoctorFields } from "#db/doctors/doctors.ts";

/** The stored version, and the fields that differ from what was typed, in the order of the form. */
export function compareVersions(stored: Doctor, typed: DoctorFields) {
  const differences: Difference[] = fieldNames
    .map((name) => ({
      label: labels[name],
      theirs: displayField(stored, name),
      yours: displayField(typed, name),
    }))
    .filter(({ theirs, yours }) => theirs !== yours);
  return { version: stored.version, differences };
}
