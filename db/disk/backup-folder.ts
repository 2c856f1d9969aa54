import { accessSync, constants, readdirSync } from "node:fs";
import { CommandError } from "#runtime/command-error.ts";
import { makeFolder } from "#runtime/make-folder.ts";

const archive = /^hospital-(\d{4}-\d\d-\d\d)T\d\d-\d\d-\d\dZ\.tar$/;

export const kept = { days: 7, weeks: 5, months: 12 };

export function makeWritableFolder(folder: string): void {
  try {
    makeFolder(folder);
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new CommandError(
      `${folder} cannot be written to (${code}): let the user of the server write there`,
    );
  }
}

export function isWritableFolder(folder: string): boolean {
  try {
    makeWritableFolder(folder);
    return true;
  } catch {
    return false;
  }
}

/** With the time in UTC, so that names in order are in order of time. */
export function archiveName(time: Date): string {
  return `hospital-${time.toISOString().slice(0, 19).replaceAll(":", "-")}Z.tar`;
}

/** None where the folder is not there, or cannot be read, as on a disk that fails. */
export function listArchives(folder: string): string[] {
  return findArchives(folder) ?? [];
}

/** Undefined where the folder is not there, or cannot be read. */
export function findArchives(folder: string): string[] | undefined {
  try {
    const names = readdirSync(folder).filter((name) => archive.test(name));
    return names.sort().reverse();
  } catch {
    return undefined;
  }
}

/** Periods without a backup do not count, so that neither a pause nor a wrong clock lets many go at once. */
export function findExpired(archives: string[]): string[] {
  const needed = new Set([
    ...lastOfEach(archives, kept.days, dayOf),
    ...lastOfEach(archives, kept.weeks, weekOf),
    ...lastOfEach(archives, kept.months, (name) => dayOf(name).slice(0, 7)),
  ]);
  return archives.filter((name) => !needed.has(name));
}

function lastOfEach(archives: string[], count: number, periodOf: (name: string) => string) {
  const last = new Map<string, string>();
  for (const name of archives) {
    const period = periodOf(name);
    if (!last.has(period)) last.set(period, name);
  }
  return [...last.values()].slice(0, count);
}

function dayOf(name: string): string {
  return archive.exec(name)?.[1] ?? "";
}

function weekOf(name: string): string {
  const day = new Date(`${dayOf(name)}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() - ((day.getUTCDay() + 6) % 7));
  return day.toISOString().slice(0, 10);
}
