import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { dataDirectory, restoreJournal } from "./data-directory.ts";
import { syncFolder } from "./sync-folder.ts";
import { forgetLastCheck } from "./upkeep-records.ts";

interface Plan {
  from: string;
  old: string;
}

const temporary = /^\.restore-/;
// A write-ahead log that stayed behind would be applied to the restored database.
const movedWith = {
  "hospital.db": ["hospital.db", "hospital.db-wal", "hospital.db-shm"],
  uploads: ["uploads"],
};

/** From here on the restore is completed, if need be by the next start. */
export function decideRestore(plan: Plan): void {
  const partial = `${restoreJournal}.part`;
  writeFileSync(partial, JSON.stringify(plan), { flush: true });
  renameSync(partial, restoreJournal);
  syncFolder(dataDirectory);
}

/** Completes a restore that was decided, from wherever it was cut off. Only for the holder of the lock on the data folder. */
export function finishRestore(): boolean {
  const isDecided = existsSync(restoreJournal);
  if (isDecided) complete(JSON.parse(readFileSync(restoreJournal, "utf8")) as Plan);
  for (const name of readdirSync(dataDirectory)) {
    if (temporary.test(name)) rmSync(join(dataDirectory, name), { recursive: true, force: true });
  }
  return isDecided;
}

// What is still in `from` has not been put in place, so what is in its place is of before.
function complete(plan: Plan): void {
  const from = join(dataDirectory, plan.from);
  const old = join(dataDirectory, plan.old);
  mkdirSync(old, { recursive: true });
  for (const [name, moved] of Object.entries(movedWith)) {
    if (!existsSync(join(from, name))) continue;
    for (const one of moved) moveIfPresent(join(dataDirectory, one), join(old, one));
    renameSync(join(from, name), join(dataDirectory, name));
  }
  forgetLastCheck();
  syncFolder(old);
  syncFolder(dataDirectory);
  rmSync(restoreJournal);
  syncFolder(dataDirectory);
}

function moveIfPresent(file: string, target: string): void {
  if (existsSync(file)) renameSync(file, target);
}

/** Throws while a restore is cut off: the data is of two times. */
export function requireNoRestore(): void {
  if (!existsSync(restoreJournal)) return;
  throw new Error(
    "a restore was cut off, and the data is incomplete; start the server, which completes it, or run the restore again",
  );
}
