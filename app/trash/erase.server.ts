import { removePhoto } from "#app/uploads/photos.server.ts";
import type { StaffActor } from "#db/audit.ts";
import { truncateLog } from "#db/connection.server.ts";
import type { KeptSubject } from "#db/entities.ts";
import { eraseThing } from "#db/history/erasure.ts";

/**
 * Removes a thing, what the record of changes kept of it, and its photos, from every file of the data folder. False
 * where there never was such a thing.
 */
export async function eraseForGood(
  subject: KeptSubject,
  id: string,
  staff: StaffActor,
): Promise<boolean> {
  const photos = eraseThing(subject, id, staff);
  if (!photos) return false;
  truncateLog();
  for (const key of photos) await removePhoto(key);
  return true;
}
