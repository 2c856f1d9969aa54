import { hash } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { importsDirectory as folder } from "#db/disk/data-directory.ts";
import { requireRoomBeyond } from "#db/disk/free-space.ts";
import { newFormKey } from "#db/form-keys.ts";
import type { Mapping } from "./columns/mapping.ts";
import type { Upload } from "./read-upload.server.ts";

export interface StagedUpload extends Upload {
  staff_id: string;
  file: string;
  /** The rows that an earlier import of the file has left; all, if left out. */
  only?: number[];
}

const keyForm = /^[\w-]{22}$/;
const day = 24 * 60 * 60_000;
const maxKept = 20;

/** Returns the key under which it is found again within a day; it is the key of the form that imports it, too. */
export function stageUpload(staged: StagedUpload, key = newFormKey()): string {
  requireRoomBeyond("photos");
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  removeStagedBefore(Date.now() - day, maxKept - 1);
  writeFileSync(fileOf(key), JSON.stringify(staged), { mode: 0o600 });
  return key;
}

/** What the import of `key` leaves. */
export function stageRest(key: string, staged: StagedUpload): void {
  stageUpload(staged, keyOfRest(key));
}

/** The key of what the import of `key` has left, while that is here. */
export function findRest(key: string, staffId: string): string | undefined {
  const rest = keyOfRest(key);
  return findStaged(rest, staffId) && rest;
}

// The same each time, so that a reply that was lost is given again.
function keyOfRest(key: string): string {
  return hash("sha256", `rest of ${key}`, "base64url").slice(0, 22);
}

export function stageMapping(key: string, staged: StagedUpload, mapping: Mapping): void {
  const next = `${fileOf(key)}.next`;
  writeFileSync(next, JSON.stringify({ ...staged, mapping }), { mode: 0o600 });
  renameSync(next, fileOf(key));
}

/** Undefined when there is none, when it was cut off while it was written, or when somebody else has uploaded it. */
export function findStaged(key: string, staffId: string): StagedUpload | undefined {
  if (!keyForm.test(key) || !existsSync(fileOf(key))) return undefined;
  const text = readFileSync(fileOf(key), "utf8");
  try {
    const staged: StagedUpload = JSON.parse(text);
    // An earlier version of the program has staged files without a mapping.
    return staged.staff_id === staffId && staged.mapping ? staged : undefined;
  } catch {
    return undefined;
  }
}

export function removeStaged(key: string): void {
  if (keyForm.test(key)) rmSync(fileOf(key), { force: true });
}

/** Removes those that are older than `time`, in milliseconds, and of the others all but the `most` newest. */
export function removeStagedBefore(time: number, most = maxKept): void {
  const staged = listStaged().sort((one, other) => other.at - one.at);
  for (const [place, { name, at }] of staged.entries()) {
    if (at < time || place >= most) rmSync(join(folder, name), { force: true });
  }
}

function listStaged(): { name: string; at: number }[] {
  try {
    return readdirSync(folder).map((name) => ({ name, at: statSync(join(folder, name)).mtimeMs }));
  } catch {
    return [];
  }
}

function fileOf(key: string): string {
  return join(folder, `${key}.json`);
}
