import { existsSync, readdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { dataDirectory, downloadsDirectory } from "./data-directory.ts";
import { oldCopyDays } from "./retention.ts";

const hour = 60 * 60_000;
const day = 24 * hour;

const ofBefore = /^(?:replaced-.+|hospital-before-.+\.db)$/;
const unpacked = /^\.restore-/;
const unfinished = /^\.backup-/;

/** The databases in old copies, as paths; not what a restore is writing just now. */
export function listOldDatabases(): string[] {
  const leftovers = namesOlderThan(dataDirectory, unpacked, Date.now() - hour);
  const copies = readdirSync(dataDirectory).filter((name) => ofBefore.test(name));
  return [...copies, ...leftovers]
    .map((name) => join(dataDirectory, name.endsWith(".db") ? name : `${name}/hospital.db`))
    .filter((file) => existsSync(file));
}

/** Only for a server that runs on sound data: then no old copy is the only one. Returns the names. */
export function removeOldCopies(now: Date): string[] {
  const old = namesOlderThan(dataDirectory, ofBefore, now.getTime() - oldCopyDays * day);
  const removed = [...old, ...namesOlderThan(dataDirectory, unpacked, now.getTime() - day)];
  for (const name of removed) rmSync(join(dataDirectory, name), { recursive: true, force: true });
  return removed;
}

/** What backups that were cut off have left in a folder. Only for the holder of the lock on backups. */
export function removeUnfinishedBackups(folder: string): void {
  const names = readdirSync(folder).filter((name) => unfinished.test(name));
  for (const name of names) rmSync(join(folder, name), { recursive: true, force: true });
}

/** The same of the data folder and of that for downloads, as paths: no step of a backup takes an hour. */
export function listCutOffBackups(): string[] {
  return [dataDirectory, downloadsDirectory].filter(existsSync).flatMap((folder) => {
    const names = namesOlderThan(folder, unfinished, Date.now() - hour);
    return names.map((name) => join(folder, name));
  });
}

export function removeCutOffBackups(): void {
  for (const folder of listCutOffBackups()) rmSync(folder, { recursive: true, force: true });
}

function namesOlderThan(folder: string, form: RegExp, time: number): string[] {
  return readdirSync(folder)
    .filter((name) => form.test(name))
    .filter((name) => madeAt(folder, name) < time);
}

// Opening a database changes the time of its folder.
function madeAt(folder: string, name: string): number {
  const [, day, hours, minutes] = /^replaced-([\d-]{10})T(\d\d)-(\d\d)/.exec(name) ?? [];
  if (day) return Date.parse(`${day}T${hours}:${minutes}Z`);
  return statSync(join(folder, name)).mtimeMs;
}
