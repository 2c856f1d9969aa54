import { spawn } from "node:child_process";
import { randomInt } from "node:crypto";
import { once } from "node:events";
import { readFileSync, rmSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import Database from "better-sqlite3";
import { type App, admin, emptyDirectory, runScript, startApp } from "../tests/app/http.ts";
import { file, filledIn, picture, toFormData } from "../tests/forms/doctor-form.ts";
import { requireProgram } from "./cache-servers.ts";
import type { Drill } from "./drill.ts";
import { repeat } from "./repeat.ts";
import { killAll } from "./storage-kills.ts";
import { findLost, startWriting } from "./storage-load.ts";

const root = join(import.meta.dirname, "..");
const writers = 4;
const betweenWrites = 50;
const betweenPhotos = 1000;
/** What a copy may take on top of the time between two. */
const allowance = 5;

/** Kills the website under writes, and starts another on what `deploy/standby.sh` had carried over. */
export const standby: Drill = async () => {
  requireProgram("rsync", "rsync");
  const app = await startApp({ RATE_LIMITS: "off" });
  const standbyData = emptyDirectory();
  const copies = startCarrying(app, standbyData);
  const written = startWriting(app, writers, betweenWrites);
  const photos = await startAddingPhotos(app);
  const { interval } = copies;
  await copies.made(2);
  // Somewhere between two copies.
  await pause(randomInt(interval * 1000));
  const killedAt = performance.now();
  await killAll(app);
  await Promise.all([written.stop(), photos.stop()]);
  await copies.stop();

  const begin = performance.now();
  const next = await startApp({ RATE_LIMITS: "off" }, standbyData);
  const home = await next.get("/");
  const took = performance.now() - begin;
  const staff = await next.as(admin);
  const dashboard = await staff.get("/dashboard");
  const keys = readPhotoKeys(standbyData);
  const missing: string[] = [];
  for (const key of keys) {
    const page = await next.get(`/uploads/${key}-320.webp`);
    if (page.status !== 200) missing.push(key);
  }
  await next.stop();
  const checked = await runScript(["commands/check-data.ts"], { DATA_DIR: standbyData });
  const { lost, doubled, isSound } = findLost(standbyData, written.acknowledged);
  const lostFor = (killedAt - copies.lastBegunAt()) / 1000;
  for (const data of [app.dataDirectory, standbyData]) rmSync(data, { recursive: true });
  return [
    {
      what: `${written.acknowledged.length} applications acknowledged, then both processes killed`,
      goal: `what was written in the last ${interval + allowance} s at most is lost, nothing doubled`,
      seen: `${lost} lost, of the last ${lostFor.toFixed(1)} s; ${doubled} doubled; a copy took ${copies.longest().toFixed(1)} s at most`,
      holds:
        lostFor <= interval + allowance &&
        doubled === 0 &&
        isSound &&
        lost < written.acknowledged.length,
    },
    {
      what: "the standby starts on what it has, and staff sign in",
      goal: "200 and 200 within 10 s",
      seen: `${home.status} and ${dashboard.status}, after ${(took / 1000).toFixed(1)} s`,
      holds: home.status === 200 && dashboard.status === 200 && took < 10_000,
    },
    {
      what: `photos of the ${keys.length} doctors with one on the standby (${photos.added()} were added)`,
      goal: "all there, every row and photo as it was written",
      seen: missing.length > 0 ? `${missing.length} missing` : checked.output.trim(),
      holds: keys.length > 2 && missing.length === 0 && checked.code === 0,
    },
  ];
};

/** As standby.timer does it. */
function startCarrying(app: App, standbyData: string) {
  const timer = readFileSync(join(root, "deploy/standby.timer"), "utf8");
  const interval = Number(/^OnUnitInactiveSec=(\d+)s$/m.exec(timer)?.[1]);
  const copyDirectory = emptyDirectory();
  const begun: number[] = [];
  let longest = 0;
  const { working, stop } = repeat(async () => {
    const begin = performance.now();
    await carryOnce(app.dataDirectory, copyDirectory, standbyData);
    begun.push(begin);
    longest = Math.max(longest, (performance.now() - begin) / 1000);
    await pause(interval * 1000);
  });
  return {
    interval,
    made: async (count: number) => {
      while (begun.length < count) await Promise.race([working, pause(100)]);
    },
    lastBegunAt: () => begun.at(-1) as number,
    longest: () => longest,
    stop: async () => {
      await stop();
      rmSync(copyDirectory, { recursive: true });
    },
  };
}

async function carryOnce(data: string, copies: string, standbyData: string): Promise<void> {
  const PATH = [dirname(process.execPath), process.env.PATH].join(delimiter);
  const env = { ...process.env, PATH, DATA_DIR: data, COPY_DIR: copies, STANDBY: standbyData };
  const child = spawn("deploy/standby.sh", { cwd: root, env, stdio: ["ignore", "ignore", "pipe"] });
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, "close")]);
  if (code !== 0) throw new Error(`deploy/standby.sh ended with ${code}: ${said}`);
}

async function startAddingPhotos(app: App) {
  let added = 0;
  const staff = await app.as(admin);
  const { stop } = repeat(async () => {
    const photo = file(await picture("jpeg"), "photo.jpg");
    const form = toFormData({ ...filledIn, name: `Dr Photo ${added}` }, photo);
    const response = await staff.post("/dashboard/AddDoctor/new", form).catch(() => undefined);
    if (response?.status === 303) added += 1;
    await pause(betweenPhotos);
  });
  return { added: () => added, stop };
}

function readPhotoKeys(data: string): string[] {
  const sqlite = new Database(join(data, "hospital.db"), { readonly: true });
  const statement = sqlite.prepare("SELECT photo_key FROM doctors WHERE photo_key IS NOT NULL");
  const keys = statement.pluck().all() as string[];
  sqlite.close();
  return keys;
}
