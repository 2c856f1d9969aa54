import { monthsKept } from "#app/careers/retention.ts";
import { removeOrphanPhotos } from "#app/uploads/photos.server.ts";
import { deleteApplicationsBefore } from "#db/applications.ts";
import { listPhotoKeys } from "#db/doctors.ts";
import { deleteFormKeysBefore } from "#db/form-keys.ts";
import { deleteDevicesUnusedSince, deviceLifetimeDays } from "#db/known-devices.ts";
import { deleteExpiredSessions } from "#db/sessions.ts";
import { log } from "#runtime/log.ts";
import { logError } from "./log-error.server.ts";

const day = 24 * 60 * 60_000;

export async function deleteExpiredDaily(): Promise<void> {
  setInterval(() => deleteExpired().catch(logError), day).unref();
  await deleteExpired();
}

async function deleteExpired(): Promise<void> {
  const now = new Date();
  const removed = deleteApplicationsBefore(monthsBefore(now, monthsKept).toISOString());
  if (removed > 0) log.info({ removed }, "applications past their time were removed");
  deleteExpiredSessions();
  deleteDevicesUnusedSince(new Date(now.getTime() - deviceLifetimeDays * day).toISOString());
  deleteFormKeysBefore(new Date(now.getTime() - 7 * day).toISOString());
  await removeOrphanPhotos(listPhotoKeys(), new Date(now.getTime() - day));
}

function monthsBefore(time: Date, months: number): Date {
  const earlier = new Date(time);
  earlier.setUTCMonth(earlier.getUTCMonth() - months);
  return earlier;
}
