import { copyFileSync, existsSync, mkdtempSync, readFileSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { projectRoot } from "#runtime/project-root.ts";
import { type App, admin, startApp } from "../tests/app/http.ts";
import { childrenOf } from "../tests/app/process-memory.ts";

/** The process that renders and writes. */
function workerOf(app: App): number {
  const [worker, ...others] = childrenOf(app.process.pid as number);
  expect(others).toEqual([]);
  return worker as number;
}

/** Milliseconds until each of these cached pages is there. */
async function readFor(app: App, duration: number): Promise<number[]> {
  const times: number[] = [];
  const until = performance.now() + duration;
  while (performance.now() < until) {
    const begin = performance.now();
    const response = await app.get("/doctors");
    expect(response.status).toBe(200);
    await response.arrayBuffer();
    times.push(performance.now() - begin);
    await pause(20);
  }
  return times;
}

test("a worker that was killed is replaced, and costs visitors nothing", async () => {
  await using app = await startApp();
  const staff = await app.as(admin);
  await app.get("/doctors");
  for (let round = 0; round < 2; round += 1) {
    const worker = workerOf(app);
    process.kill(worker, "SIGKILL");
    expect((await app.get("/doctors")).status).toBe(200);
    // What is in no cache waits for the next worker.
    expect((await app.get(`/search?q=round${round}`)).status).toBe(200);
    expect(workerOf(app)).not.toBe(worker);
    expect((await staff.get("/dashboard")).status).toBe(200);
  }
  expect(app.log().match(/the worker ended/g)).toHaveLength(2);
});

test("a worker that cannot be started again leaves what is in the cache, and is tried until it can", async () => {
  // Programs may not run where temporary files are.
  const folder = mkdtempSync(join(projectRoot, "build/node-"));
  const [program, away] = [join(folder, "node"), join(folder, "away")];
  copyFileSync(process.execPath, program);
  const swapped = ["/bin/sh", "-c", `shift; exec ${program} "$@"`, "sh"];
  await using app = await startApp({}, undefined, undefined, swapped);
  await app.get("/doctors");
  renameSync(program, away);
  process.kill(workerOf(app), "SIGKILL");
  await expect.poll(app.log).toContain("the worker cannot be started");
  expect((await app.get("/doctors")).status).toBe(200);
  expect((await app.get("/search?q=without")).status).toBe(503);
  renameSync(away, program);
  const again = async () => (await app.get("/search?q=again")).status;
  await expect.poll(again, { timeout: 40_000 }).toBe(200);
  rmSync(folder, { recursive: true });
});

test("a worker that is stuck is replaced; cached pages go on meanwhile, also changed ones", async () => {
  await using app = await startApp();
  const staff = await app.as(admin);
  const id = /\/doctor\/([0-9a-f]{24})/.exec(await (await app.get("/doctors")).text())?.[1];
  const { status } = await staff.post(`/dashboard/AddDoctor/${id}/delete`, {});
  expect(status).toBe(303);
  expect(await (await app.get("/doctors")).text()).not.toContain(id);
  const stuck = workerOf(app);
  process.kill(stuck, "SIGSTOP");
  const waiting = app.get("/search?q=fever");
  const times = await readFor(app, 3000);
  expect(Math.max(...times)).toBeLessThan(1000);
  expect((await waiting).status).toBe(200);
  expect(workerOf(app)).not.toBe(stuck);
});

test("a form that the worker did not live to respond to is not called unsaved", async () => {
  await using app = await startApp();
  const staff = await app.as(admin);
  process.kill(workerOf(app), "SIGSTOP");
  const sent = staff.post("/dashboard/Links/new", {
    category: "homereels",
    url: "https://a.example",
  });
  await pause(300);
  process.kill(workerOf(app), "SIGKILL");
  const response = await sent;
  expect(response.status).toBe(503);
  expect(response.headers.get("Retry-After")).toBeTruthy();
  expect(await response.text()).toContain("Please look whether your change is there");
});

test("the worker ends with the front, however that ends", async () => {
  const app = await startApp();
  const worker = workerOf(app);
  app.process.kill("SIGKILL");
  await app.stop();
  await expect.poll(() => isAlive(worker)).toBe(false);
});

function isAlive(pid: number): boolean {
  const file = `/proc/${pid}/status`;
  return existsSync(file) && !/State:\s+Z/.test(readFileSync(file, "utf8"));
}
