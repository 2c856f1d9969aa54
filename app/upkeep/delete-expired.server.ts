import { setTimeout as pause } from "node:timers/promises";
import { monthsKept } from "#app/careers/retention.ts";
import { removeStagedBefore } from "#app/doctor-import/staged.server.ts";
import { logError } from "#app/requests/log-error.server.ts";
import { momentOf, monthsBefore } from "#app/timetable/calendar.ts";
import { removeOrphanPhotos } from "#app/uploads/photos.server.ts";
import { deleteDevicesUnusedSince, deviceLifetimeDays } from "#db/accounts/known-devices.ts";
import { deleteExpiredSessions } from "#db/accounts/sessions.ts";
import { daysLinkKept, deleteStaffLinksBefore } from "#db/accounts/staff-links.ts";
import { retention } from "#db/audit.ts";
import { truncateLog } from "#db/connection.server.ts";
import { removeOldCopies } from "#db/disk/old-copies.ts";
import { recordMonths, trashDays } from "#db/disk/retention.ts";
import { deleteFormKeysBefore } from "#db/form-keys.ts";
import { isClockBelievable } from "#db/history/activity.ts";
import { eraseApplicationsBefore, eraseTrashBefore } from "#db/history/erasure.ts";
import { deleteHistoryBefore } from "#db/history/history.ts";
import { deletePaymentYears } from "#db/payments/payment-years.ts";
import { deleteAppointmentsBefore } from "#db/register/appointments.ts";
import { erasePatientsBefore } from "#db/register/patients.ts";
import { deleteQueuesBefore } from "#db/register/queues.ts";
import { deleteRegisterChangesBefore } from "#db/register/register-changes.ts";
import { monthsRegisterKept, yearsPaymentsKept } from "#db/settings/desk.ts";
import { listPhotoKeys } from "#db/texts/photo-keys.ts";
import { deleteVisitsBefore } from "#db/timetable/visits.ts";
import { env } from "#runtime/env.ts";
import { log } from "#runtime/log.ts";

const day = 24 * 60 * 60_000;

export async function deleteExpiredDaily(): Promise<void> {
  setInterval(() => deleteExpired().catch(logError), day).unref();
  await deleteExpired();
}

async function deleteExpired(): Promise<void> {
  const now = new Date();
  deleteExpiredSessions();
  deleteDevicesUnusedSince(daysBefore(now, deviceLifetimeDays));
  deleteStaffLinksBefore(daysBefore(now, daysLinkKept));
  deleteFormKeysBefore(daysBefore(now, 7));
  const isBelievable = env.TRUST_CLOCK === "on" || isClockBelievable(now);
  if (isBelievable) {
    deleteOldData(now);
  } else {
    log.warn(
      "nothing was removed for its age: the clock is more than 30 days ahead of what staff did last; if it is right, start with TRUST_CLOCK=on, or go on: it is believed after three days with work on them",
    );
  }
  removeStagedBefore(now.getTime() - day);
  truncateLog();
  const kept = listPhotoKeys(isBelievable ? daysBefore(now, trashDays) : undefined);
  await removeOrphanPhotos(kept, new Date(daysBefore(now, 1)));
  if (isBelievable) await deleteOldRegister(now);
}

function deleteOldData(now: Date): void {
  const applications = eraseApplicationsBefore(monthsBefore(now, monthsKept));
  if (applications > 0) {
    log.info({ removed: applications }, "applications past their time were removed");
  }
  const trashed = eraseTrashBefore(daysBefore(now, trashDays));
  if (trashed > 0) log.info({ removed: trashed }, "what was deleted long ago was erased");
  deleteHistoryBefore(monthsBefore(now, recordMonths));
  deleteVisitsBefore(monthsBefore(now, recordMonths).slice(0, 10));
  const copies = removeOldCopies(now);
  if (copies.length > 0) log.info({ removed: copies }, "old copies of the data were removed");
}

async function deleteOldRegister(now: Date): Promise<void> {
  const day = monthsBefore(now, monthsRegisterKept()).slice(0, 10);
  const recorded = monthsBefore(now, recordMonths);
  await deleteInParts((limit) => deleteRegisterChangesBefore(recorded, limit));
  await deleteInParts((limit) => deleteAppointmentsBefore(day, limit));
  await deleteInParts((limit) => deleteQueuesBefore(day, limit));
  await deleteInParts((limit) => erasePatientsBefore(day, retention, limit));
  const today = momentOf(now.getTime()).day;
  const payments = await deleteInParts((limit) =>
    deletePaymentYears(today, yearsPaymentsKept(), limit),
  );
  if (payments > 0) log.info({ removed: payments }, "payments past their years were removed");
}

// Years at once may have become old, as after a shorter time was set: nine tenths of the time are left for the desk.
async function deleteInParts(remove: (limit: number) => number): Promise<number> {
  const part = 500;
  let removed = 0;
  for (;;) {
    const begun = performance.now();
    const last = remove(part);
    removed += last;
    if (last < part) return removed;
    await pause(9 * (performance.now() - begun));
  }
}

function daysBefore(time: Date, days: number): string {
  return new Date(time.getTime() - days * day).toISOString();
}
