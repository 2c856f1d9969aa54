import { renameSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import Database from "better-sqlite3";
import { expect, test } from "vitest";
import {
  admin,
  emptyDirectory,
  preparedDirectory,
  runScript,
  startApp,
} from "../../tests/app/http.ts";
import { startOnFullDisk, startOnSmallDisk } from "../../tests/app/small-disk.ts";

const applicant = {
  name: "Asha Verma",
  position: "Nurse",
  email: "asha@example.org",
  phone: "9876543210",
  resume_link: "https://example.org/cv",
};

const pages = ["/", "/doctors", "/search?q=fever", "/signin"];
const staffPages = [
  "/dashboard",
  "/dashboard/AddDoctor",
  "/dashboard/Careers",
  "/dashboard/Devices",
];

/** Takes the database for itself, as a long backup of another program does. */
function holdDatabase(data: string): Database.Database {
  const holder = new Database(join(data, "hospital.db"));
  holder.exec("BEGIN IMMEDIATE");
  return holder;
}

test("while another program holds the database, pages go on and forms are told so", async () => {
  await using app = await startApp();
  const staff = await app.as(admin);
  await app.get("/doctors");
  const holder = holdDatabase(app.dataDirectory);
  const sent = [
    app.post("/careers", applicant),
    staff.post("/dashboard/Links/new", { category: "homeinsta", url: "https://a.example/reel" }),
    app.send("POST", "/api/v1/login", admin),
  ];
  const slowest = { cached: 0, rendered: 0 };
  for (let round = 0; round < 20; round += 1) {
    const begin = performance.now();
    expect((await app.get("/doctors")).status).toBe(200);
    slowest.cached = Math.max(slowest.cached, performance.now() - begin);
    expect((await app.get(`/search?q=round${round}`)).status).toBe(200);
    expect((await staff.get("/dashboard")).status).toBe(200);
    await pause(20);
  }
  expect(slowest.cached).toBeLessThan(500);
  for (const response of await Promise.all(sent)) {
    expect(response.status).toBe(503);
    expect(response.headers.get("Retry-After")).toBe("60");
    expect(await response.text()).toContain("Another program is using the hospital");
  }
  expect((await app.get("/readyz")).status).toBe(503);
  holder.exec("ROLLBACK");
  expect((await app.get("/readyz")).status).toBe(200);
  expect((await app.post("/careers", applicant)).status).toBe(303);
  holder.close();
});

test("many forms that wait for the database keep nobody else waiting", async () => {
  await using app = await startApp({ RATE_LIMITS: "off" });
  // The first search and the first form read what the later ones find in memory.
  await app.get("/search?q=first");
  await app.post("/careers", applicant);
  const holder = holdDatabase(app.dataDirectory);
  const begin = performance.now();
  const sent = Array.from({ length: 12 }, (_, at) =>
    app.post("/careers", { ...applicant, name: `Asha ${at}` }),
  );
  await pause(100);
  const waits: number[] = [];
  for (let round = 0; round < 10; round += 1) {
    const asked = performance.now();
    expect((await app.get(`/search?q=round${round}`)).status).toBe(200);
    waits.push(performance.now() - asked);
  }
  const statuses = (await Promise.all(sent)).map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([503]));
  expect(Math.max(...waits)).toBeLessThan((performance.now() - begin) / 2);
  holder.exec("ROLLBACK");
  holder.close();
  expect((await app.post("/careers", applicant)).status).toBe(303);
});

test("a form waits for a program that lets go of the database soon", async () => {
  await using app = await startApp();
  const holder = holdDatabase(app.dataDirectory);
  const sent = app.post("/careers", applicant);
  await pause(500);
  holder.exec("ROLLBACK");
  holder.close();
  expect((await sent).status).toBe(303);
});

test("on a full disk everything can be read, staff sign in and delete, and all goes on with room", async () => {
  const { app, fill, makeRoom } = await startOnSmallDisk("24m");
  await using _ = app;
  const staff = await app.as(admin);
  const list = await (await staff.get("/dashboard/Careers")).text();
  const [, id] = /Careers\/(\w{24})\/delete/.exec(list) ?? [];
  expect((await app.get("/readyz")).status).toBe(200);
  const readiness = async () => (await app.get("/readyz")).status;
  fill();
  await expect.poll(readiness, { timeout: 5000 }).toBe(503);
  for (const path of pages) expect((await app.get(path)).status, path).toBe(200);
  for (const path of staffPages) expect((await staff.get(path)).status, path).toBe(200);
  const refused = await app.post("/careers", applicant);
  expect(refused.status).toBe(503);
  expect(await refused.text()).toContain("The disk of the server is full. Nothing was changed.");
  const other = await app.as(admin);
  expect((await other.get("/dashboard/Careers")).status).toBe(200);
  expect((await other.post(`/dashboard/Careers/${id}/delete`, {})).status).toBe(303);
  expect(await (await other.get("/dashboard/Careers")).text()).not.toContain(id);
  expect((await app.post("/careers", applicant)).status).toBe(503);
  expect((await app.get("/readyz")).status).toBe(503);
  makeRoom();
  expect((await app.post("/careers", applicant)).status).toBe(303);
  await expect.poll(readiness, { timeout: 5000 }).toBe(200);
});

test("a server that finds no room at all asks for room, and calls nothing damaged", async () => {
  await expect(startOnFullDisk()).rejects.toThrow(/ended with 1: .*make room on its disk/);
});

test("a write-ahead log that was removed is noticed before anything is acknowledged", async () => {
  await using app = await startApp();
  const log = join(app.dataDirectory, "hospital.db-wal");
  expect((await app.post("/careers", applicant)).status).toBe(303);
  renameSync(log, `${log}.away`);
  for (const time of ["first", "again"]) {
    expect((await app.get("/readyz")).status, time).toBe(503);
  }
  expect((await app.post("/careers", { ...applicant, name: "Other" })).status).toBe(503);
  renameSync(`${log}.away`, log);
  expect((await app.post("/careers", { ...applicant, name: "Other" })).status).toBe(303);
});

test("a database that another program holds at the start is not called damaged", async () => {
  const data = preparedDirectory();
  const holder = new Database(join(data, "hospital.db"));
  holder.pragma("locking_mode = EXCLUSIVE");
  holder.exec("BEGIN EXCLUSIVE");
  const ended = await runScript(["build/server/main.js"], { PORT: "0", DATA_DIR: data });
  holder.close();
  expect(ended.code).toBe(1);
  expect(ended.output).toContain("Another program is using");
  expect(ended.output).not.toContain("damaged");
  rmSync(data, { recursive: true });
});

test("files of the data folder can be read by nobody else", async () => {
  const data = join(emptyDirectory(), "data");
  await using app = await startApp({}, data);
  await app.get("/healthz");
  expect(statSync(data).mode & 0o077).toBe(0);
  for (const name of ["hospital.db", "lock.db", ".initialized"]) {
    expect(statSync(join(data, name)).mode & 0o077, name).toBe(0);
  }
});
