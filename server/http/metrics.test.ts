import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { join } from "node:path";
import { expect, test } from "vitest";
import { emptyDirectory, preparedDirectory, runScript, startApp } from "../../tests/app/http.ts";
import { childrenOf } from "../../tests/app/process-memory.ts";

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

/** The values by their names, with labels. */
async function readMetrics(port: number): Promise<Map<string, number>> {
  const response = await fetch(`http://127.0.0.1:${port}/metrics`);
  expect(response.headers.get("Content-Type")).toContain("version=0.0.4");
  const text = await response.text();
  const lines = text.trimEnd().split("\n");
  for (const line of lines) {
    expect(line).toMatch(/^(?:# (?:HELP|TYPE) hospital_\w+ .+|hospital_\w+(?:\{[^}]+\})? [\d.]+)$/);
  }
  const values = lines.filter((line) => !line.startsWith("#")).map((line) => line.split(" "));
  return new Map(values.map(([name = "", value]) => [name, Number(value)]));
}

test("those who monitor the server read what was asked, what failed, and the age of the backup", async () => {
  const [port, folder] = [await findFreePort(), emptyDirectory()];
  const data = preparedDirectory();
  const settings = {
    METRICS_PORT: String(port),
    BACKUP_DIR: folder,
    ORIGIN: "https://hospital.example",
  };
  await using app = await startApp(settings, data);
  const Host = "hospital.example";
  await app.get("/doctors", { Host });
  await app.get("/nowhere", { Host });
  await app.get("/doctors", { Host: "www.hospital.example" });
  await app.get("/healthz");
  const first = await readMetrics(port);
  expect(first.get('hospital_responses_total{status="2xx"}')).toBe(1);
  expect(first.get('hospital_responses_total{status="4xx"}')).toBe(2);
  expect(first.get("hospital_wrong_hosts_total")).toBe(1);
  expect(first.get("hospital_worker_restarts_total")).toBe(0);
  expect(first.get("hospital_ready")).toBe(1);
  expect(first.get("hospital_data_free_bytes")).toBeGreaterThan(0);
  const runsFor = Date.now() / 1000 - (first.get("hospital_start_time_seconds") ?? 0);
  expect(runsFor).toBeGreaterThan(-2);
  expect(runsFor).toBeLessThan(300);
  expect(first.get("hospital_front_memory_bytes")).toBeGreaterThan(10 * 1024 * 1024);
  expect(first.get("hospital_backup_free_bytes")).toBeGreaterThan(0);
  expect(first.get("hospital_backup_time_seconds")).toBe(0);
  expect(first.get("hospital_damaged")).toBe(0);
  const failure = { at: new Date().toISOString(), reason: "The disk was full." };
  writeFileSync(join(data, ".last-backup-failure.json"), JSON.stringify(failure));
  expect((await readMetrics(port)).get("hospital_backup_failed")).toBe(1);
  const check = { at: new Date().toISOString(), damage: ["doctors 1", "doctors 2"] };
  writeFileSync(join(data, ".last-check.json"), JSON.stringify(check));
  const made = await runScript(["commands/backup.ts"], { DATA_DIR: data, BACKUP_DIR: folder });
  expect(made.code, made.output).toBe(0);
  const second = await readMetrics(port);
  const age = Date.now() / 1000 - (second.get("hospital_backup_time_seconds") ?? 0);
  expect(Math.abs(age)).toBeLessThan(300);
  expect(second.get("hospital_backup_writable")).toBe(1);
  expect(second.get("hospital_backup_failed")).toBe(0);
  expect(second.get("hospital_damaged")).toBe(2);
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
  expect((await app.get("/metrics", { Host })).status).toBe(404);
  const [worker = 0] = childrenOf(app.process.pid as number);
  process.kill(worker, "SIGKILL");
  const restarts = async () => (await readMetrics(port)).get("hospital_worker_restarts_total");
  await expect.poll(restarts, { timeout: 20_000 }).toBe(1);
});

test("a folder for backups that cannot be written to, and a website without https, are told at the start", async () => {
  const BACKUP_DIR = join(import.meta.filename, "backups");
  await using app = await startApp({ BACKUP_DIR, ORIGIN: "http://hospital.example" });
  await expect.poll(app.log).toMatch(/backups cannot be written to \((?:ENOTDIR|EEXIST)\)/);
  await expect.poll(app.log).toContain("ORIGIN is http://hospital.example: passwords can be read");
  expect((await app.get("/readyz")).status).toBe(200);
});
