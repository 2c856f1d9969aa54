import { fieldNames, labels } from "#app/doctors/fields.ts";
import type { DoctorInput } from "#app/doctors/schema.ts";
import { isStoredPhoto } from "#app/uploads/photos.server.ts";
import type { Doctor, DoctorFields } from "#db/doctors/doctors.ts";
import type { Change } from "#db/history/change-list.ts";
import { isErased } from "./differences.server.ts";
import { notKept } from "./fields.ts";

export interface OldVersion {
  fields: DoctorFields;
  notes: string[];
}

/** The entries after which a doctor was as it can be restored; `changes` are all of a doctor's, the newest first. */
export function restorable(changes: readonly Change[]): Change[] {
  const erased = changes.findIndex(isErased);
  return changes
    .slice(1, erased < 0 ? undefined : erased + 1)
    .filter((change) => !isErased(change) && change.after !== null);
}

/** How a doctor was before all of these changes, which are the newest ones, the newest first. */
export function versionBefore(doctor: Doctor, newer: readonly Change[]): OldVersion {
  const { id: _, version: __, updated_at: ___, ...now } = doctor;
  const fields: Record<string, unknown> = { ...now };
  const unknown = new Set<string>();
  for (const { before } of newer) {
    for (const name of fieldNames) {
      if (before?.[name] === undefined) continue;
      if (before[name] === notKept) {
        unknown.add(labels[name]);
      } else {
        unknown.delete(labels[name]);
        fields[name] = before[name];
      }
    }
  }
  const old = fields as unknown as DoctorFields;
  const notes = [...unknown].map(
    (label) => `${label} stays as it is now: the old one is not kept.`,
  );
  if (old.photo_key === now.photo_key) return { fields: old, notes };
  if (old.photo_key && isStoredPhoto(old.photo_key)) return { fields: old, notes };
  const reason = old.photo_key ? "the old one is no longer stored" : "there was none";
  const photo = `The photo stays as it is now: ${reason}.`;
  return { fields: { ...old, photo_key: now.photo_key }, notes: [...notes, photo] };
}

/** As the form would send it, to be checked as the form is. */
export function asTyped({ experience, fees, ...fields }: DoctorFields): DoctorInput {
  return { ...fields, experience: String(experience), fees: String(fees) } as DoctorInput;
}
