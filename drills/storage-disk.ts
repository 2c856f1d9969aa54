import { copyFileSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import Database from "better-sqlite3";
import { emptyDirectory, startApp } from "../tests/app/http.ts";
import { startOnSmallDisk } from "../tests/app/small-disk.ts";
import type { Drill, Figure } from "./drill.ts";
import { describeStatuses, sumOf } from "./statuses.ts";
import { findLost, newApplicant, startWriting } from "./storage-load.ts";

const mebibyte = 1024 * 1024;
const mostOfLog = 4 * mebibyte;

/** Something else fills the disk of the data, a small and a larger one, while forms come in. */
export const fullDisk: Drill = async () => [await fillDisk("24m"), await fillDisk("64m")];

async function fillDisk(size: string): Promise<Figure> {
  const { app, data, fill, makeRoom } = await startOnSmallDisk(size, { RATE_LIMITS: "off" });
  await using _ = app;
  fill();
  // The server looks each second.
  await pause(1100);
  const { statuses, acknowledged, stop } = startWriting(app, 3);
  while (sumOf(statuses) < 300) await pause(20);
  await stop();
  makeRoom();
  const after = await app.post("/careers", newApplicant());
  // SQLite would follow the path out of the name space.
  const copy = emptyDirectory();
  for (const name of ["hospital.db", "hospital.db-wal"]) {
    copyFileSync(join(data, name), join(copy, name));
  }
  const { lost, isSound } = findLost(copy, acknowledged);
  rmSync(copy, { recursive: true });
  return {
    what: `a full disk of ${size}: 300 forms, and the first one when there is room`,
    goal: "503, none acknowledged and lost; 303, sound",
    seen: `${describeStatuses(statuses)}, ${lost} lost; ${after.status}, ${isSound ? "sound" : "damaged"}`,
    holds: lost === 0 && (statuses[503] ?? 0) >= 300 && after.status === 303 && isSound,
  };
}

/** Applications come in while somebody reads for long; then the log has to become small again. */
export const logAfterLoad: Drill = async ({ isLong }) => {
  await using app = await startApp({ RATE_LIMITS: "off" });
  const file = join(app.dataDirectory, "hospital.db-wal");
  const reader = new Database(join(app.dataDirectory, "hospital.db"), { readonly: true });
  reader.exec("BEGIN");
  reader.prepare("SELECT count(*) FROM applications").get();
  const written = startWriting(app, 8);
  await pause(isLong ? 30_000 : 5000);
  await written.stop();
  const during = statSync(file).size;
  reader.close();
  await pause(60_000);
  const after = statSync(file).size;
  return [
    {
      what: `the write-ahead log after ${written.acknowledged.length} writes beside a long reader`,
      goal: "at most 4 MB a minute later",
      seen: `${(during / mebibyte).toFixed(1)} MB, a minute later ${(after / mebibyte).toFixed(1)} MB`,
      holds: after <= mostOfLog,
    },
  ];
};
