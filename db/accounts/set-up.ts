import type { Actor } from "#db/audit.ts";
import { one, query } from "#db/connection.server.ts";
import { readSetting, saveSetting } from "#db/settings/settings.ts";

let hasOwnData = false;

/** A box without an account and without data is being set up; once there is an account, the checklist says it. */
export function isBeingSetUp(): boolean {
  const { value, isUnsaid } = readSetting("checklist");
  if (!isUnsaid) return value.isBeingSetUp;
  // Read once: a page that reads staff would be rendered again after every change of anything.
  hasOwnData ||= findOwnData();
  return !hasOwnData;
}

/** Keeps the website closed when its first account is made; part of that transaction. */
export function keepClosed(actor: Actor): void {
  const { value, version, isUnsaid } = readSetting("checklist");
  if (!isUnsaid || findOwnData()) return;
  saveSetting("checklist", { ...value, isBeingSetUp: true }, version, actor);
}

export function openWebsite(actor: Actor): void {
  const { value, version } = readSetting("checklist");
  saveSetting("checklist", { ...value, isBeingSetUp: false }, version, actor);
}

/** Whether visitors would read a sample of it on a website that was set up and opened. */
export function isNeededOpen(setting: string): boolean {
  const { value, isUnsaid } = readSetting("checklist");
  const isNeeded = setting === "identity" || setting === "contact";
  return isNeeded && !isUnsaid && !value.isBeingSetUp;
}

function findOwnData(): boolean {
  if (!readSetting("identity").isUnsaid) return true;
  return (
    one(query.selectFrom("staff").select("id").limit(1)) !== undefined ||
    one(query.selectFrom("doctors").select("id").limit(1)) !== undefined
  );
}
