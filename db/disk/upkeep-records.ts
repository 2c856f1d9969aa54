import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { dataDirectory } from "./data-directory.ts";

export interface BackupRecord {
  made_at: string;
  file: string;
  bytes: number;
  damage: string[];
}

export interface FailureRecord {
  at: string;
  reason: string;
}

export interface CheckRecord {
  at: string;
  damage: string[];
}

/** Until when unchecked applications were told of by email: an ISO time. */
export interface NewsRecord {
  at: string;
}

const names = {
  backup: ".last-backup.json",
  failure: ".last-backup-failure.json",
  check: ".last-check.json",
  news: ".last-news.json",
};

export const readLastBackup = () => read<BackupRecord>(names.backup);
export const readBackupFailure = () => read<FailureRecord>(names.failure);
export const readLastCheck = () => read<CheckRecord>(names.check);
export const readLastNews = () => read<NewsRecord>(names.news);

export function recordBackup(record: BackupRecord): void {
  write(names.backup, record);
  rmSync(resolve(dataDirectory, names.failure), { force: true });
}

export const recordBackupFailure = (record: FailureRecord) => write(names.failure, record);
export const recordCheck = (record: CheckRecord) => write(names.check, record);
export const recordNews = (record: NewsRecord) => write(names.news, record);

/** What it found in the data of before says nothing of other data. */
export function forgetLastCheck(): void {
  rmSync(resolve(dataDirectory, names.check), { force: true });
}

// A record that cannot be read is none: what it records is done again.
function read<Kind>(name: string): Kind | undefined {
  const file = resolve(dataDirectory, name);
  if (!existsSync(file)) return undefined;
  try {
    return JSON.parse(readFileSync(file, "utf8")) as Kind;
  } catch {
    return undefined;
  }
}

function write(name: string, content: object): void {
  const file = resolve(dataDirectory, name);
  writeFileSync(`${file}.part`, JSON.stringify(content), { flush: true });
  renameSync(`${file}.part`, file);
}
