import { listPhotoKeys } from "#db/doctors.ts";
import { deleteExpiredSessions } from "#db/sessions.ts";
import { removeOrphanPhotos } from "./photos.server.ts";

const grace = 24 * 60 * 60_000;

/** What a start clears away: photos that no doctor uses, half-written files, sessions that have ended. */
export async function cleanUp(): Promise<void> {
  deleteExpiredSessions();
  await removeOrphanPhotos(listPhotoKeys(), new Date(Date.now() - grace));
}
