import { copyFileSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import Database from "better-sqlite3";
import { admin, emptyDirectory, startApp } from "../tests/http.ts";
import { startOnSmallDisk } from "../tests/small-disk.ts";
import type { Drill, Figure } from "./drill.ts";
import { findLost, newApplicant, startWriting } from "./storage-load.ts";

const mebibyte = 1024 * 1024;
const mostOfLog = 4 * mebibyte;

/** Something else fills the disk of the data, a small and a larger one. */
export const fullDisk: Drill = async () => [...(await fillDisk("24m")), ...(await fillDisk("64m"))];

async function fillDisk(size: string): Promise<Figure[]> {
  const { app, data, fill, makeRoom } = await startOnSmallDisk(size, { RATE_LIMITS: "off" });
  await using _ = app;
  const staff = await app.as(admin);
  const list = await (await staff.get("/dashboard/Careers")).text();
  const [, id] = /Careers\/(\w{24})\/delete/.exec(list) ?? [];
  const before = await app.post("/careers", newApplicant());
  fill();
  await pause(1100);
  const readiness = await app.get("/readyz");
  const written = startWriting(app, 3);
  while ([...written.statuses.values()].reduce((sum, count) => sum + count, 0) < 300) {
    await pause(20);
  }
  await written.stop();
  const reads = [];
  for (const path of ["/", "/doctors", "/search?q=fever"]) reads.push(await app.get(path));
  for (const path of ["/dashboard", "/dashboard/Careers"]) reads.push(await staff.get(path));
  const signedIn = await app.visitor().post("/signin", admin);
  const deleted = await staff.post(`/dashboard/Careers/${id}/delete`, {});
  makeRoom();
  const begin = performance.now();
  const after = await app.post("/careers", newApplicant());
  const waited = Math.round(performance.now() - begin);
  // SQLite would follow the path out of the name space.
  const copy = emptyDirectory();
  for (const name of ["hospital.db", "hospital.db-wal"])
    copyFileSync(join(data, name), join(copy, name));
  const { lost, isSound } = findLost(copy, written.acknowledged);
  rmSync(copy, { recursive: true });
  const what = `a full disk of ${size}`;
  return [
    {
      what: `${what}: 300 forms`,
      goal: "503, none acknowledged and lost",
      seen: `${[...written.statuses].map(([status, count]) => `${count} × ${status}`).join(", ")}, ${lost} lost`,
      holds: lost === 0 && (written.statuses.get(503) ?? 0) >= 300,
    },
    {
      what: `${what}: pages; /readyz; sign in; delete`,
      goal: "200; 503; 303; 303",
      seen: `${reads.map(({ status }) => status).join(" ")}; ${readiness.status}; ${signedIn.status}; ${deleted.status}`,
      holds:
        reads.every(({ status }) => status === 200) &&
        [readiness.status, signedIn.status, deleted.status].join() === "503,303,303",
    },
    {
      what: `${what}: the form before, and the first one when there is room`,
      goal: "303, 303 within 1 s, sound",
      seen: `${before.status}, ${after.status} after ${waited} ms, ${isSound ? "sound" : "damaged"}`,
      holds: before.status === 303 && after.status === 303 && waited < 1000 && isSound,
    },
  ];
}

/** Another program holds the database, while visitors read and send forms. */
export const foreignLock: Drill = async ({ isLong }) => {
  const seconds = isLong ? 30 : 5;
  await using app = await startApp({ RATE_LIMITS: "off" });
  await app.get("/doctors");
  const holder = new Database(join(app.dataDirectory, "hospital.db"));
  holder.exec("BEGIN IMMEDIATE");
  const written = startWriting(app, 1, 500);
  const waits: number[] = [];
  const until = performance.now() + seconds * 1000;
  while (performance.now() < until) {
    const begin = performance.now();
    const { status } = await app.get("/doctors");
    waits.push(status === 200 ? performance.now() - begin : Number.POSITIVE_INFINITY);
    await pause(5);
  }
  await written.stop();
  holder.exec("ROLLBACK");
  holder.close();
  const begin = performance.now();
  const after = await app.post("/careers", newApplicant());
  const waited = Math.round(performance.now() - begin);
  const p99 = waits.sort((a, b) => a - b)[Math.floor(waits.length * 0.99)] as number;
  const statuses = [...written.statuses].map(([status, count]) => `${count} × ${status}`);
  return [
    {
      what: `a foreign lock of ${seconds} s: ${waits.length} cached pages`,
      goal: "p99 at most 100 ms",
      seen: `p99 ${Math.round(p99)} ms, longest ${Math.round(waits.at(-1) as number)} ms`,
      holds: p99 <= 100,
    },
    {
      what: "forms meanwhile, and the first one after",
      goal: "503; 303",
      seen: `${statuses.join(", ")}; ${after.status} after ${waited} ms`,
      holds: written.statuses.size === 1 && written.statuses.has(503) && after.status === 303,
    },
  ];
};

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
