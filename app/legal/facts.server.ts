import { takesApplications } from "#app/hospital/takes-applications.server.ts";
import { countApplications } from "#db/applications/application-counts.ts";
import { hasPayments } from "#db/payments/payments.ts";
import { listLatestPatients } from "#db/register/patients.ts";
import { isDeskOn } from "#db/settings/desk.ts";
import { listSavedSettings, readSetting } from "#db/settings/settings.ts";
import { hasLinks } from "#db/texts/links.ts";

/** Whether applications can be sent, or are kept from when they could. */
export function hasApplications(): boolean {
  return takesApplications() || countApplications("checked") + countApplications("unchecked") > 0;
}

/** Whether appointments or receipts are written down: until the hospital has said so, they are once there is one. */
export function keepsRegister(): boolean {
  const isSaid = readSetting("identity").isUnsaid || listSavedSettings().includes("desk");
  return (isSaid && isDeskOn()) || listLatestPatients().length > 0 || hasPayments();
}

export function hasFilms(): boolean {
  return readSetting("identity").isUnsaid || hasLinks("homeinsta") || hasLinks("mediainsta");
}
