import { type ChildProcess, spawn } from "node:child_process";
import { Agent, request } from "node:http";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { App } from "../tests/http.ts";
import { ownProcessorTimeOf } from "../tests/process-memory.ts";
import type { Figure } from "./drill.ts";
import { percentile } from "./percentile.ts";

const rounds = 5;
const duration = 3000;
const connections = 8;

interface Pace {
  perSecond: number;
  /** Of the front's processor, in seconds a request: on a busy machine it tells more. */
  computing: number;
}

/** How much of the front's processor cached pages take with and without writes beside, in turn. */
export async function readBesideWrites(app: App): Promise<Figure[]> {
  return [
    await compare(app, "/Chemotherapy", "applications", true),
    await compare(app, "/doctors", "applications", true),
    await compare(app, "/about", "doctors", true),
    await compare(app, "/Chemotherapy", "doctors", false),
  ];
}

async function compare(
  app: App,
  path: string,
  written: "applications" | "doctors",
  isFree: boolean,
): Promise<Figure> {
  const ratios: Pace[] = [];
  await read(app, path, 1000);
  for (let round = 0; round < rounds; round += 1) {
    const alone = await read(app, path, duration);
    const writer = await startWriter(app, written);
    const beside = await read(app, path, duration);
    writer.kill();
    ratios.push({
      perSecond: beside.perSecond / alone.perSecond,
      computing: beside.computing / alone.computing,
    });
  }
  const pace = percentile(
    ratios.map(({ perSecond }) => perSecond),
    0.5,
  );
  const computing = percentile(
    ratios.map((ratio) => ratio.computing),
    0.5,
  );
  return {
    what: `cached ${path} beside 50 changes of ${written} a second`,
    goal: isFree ? "at most 1.1 of the front's processor time without them" : "is told",
    seen: `${computing.toFixed(2)} of the processor time, ${pace.toFixed(2)} of the requests a second`,
    holds: !isFree || computing <= 1.1,
  };
}

async function startWriter(app: App, written: string): Promise<ChildProcess> {
  const script = join(import.meta.dirname, "writer.ts");
  const env = { ...process.env, DATA_DIR: app.dataDirectory };
  const writer = spawn(process.execPath, [script, written], { env, stdio: "ignore" });
  await pause(1500);
  if (writer.exitCode !== null) throw new Error("nothing could be written");
  return writer;
}

async function read(app: App, path: string, milliseconds: number): Promise<Pace> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const pid = app.process.pid as number;
  const before = ownProcessorTimeOf(pid);
  const begin = performance.now();
  let count = 0;
  async function readOn(): Promise<void> {
    while (performance.now() - begin < milliseconds) {
      await readOnce(app.origin + path, agent);
      count += 1;
    }
  }
  await Promise.all(Array.from({ length: connections }, readOn));
  const seconds = (performance.now() - begin) / 1000;
  agent.destroy();
  return { perSecond: count / seconds, computing: (ownProcessorTimeOf(pid) - before) / count };
}

function readOnce(url: string, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { agent, headers: { "Accept-Encoding": "br" } }, (incoming) => {
      incoming.resume().once("close", () => {
        if (incoming.statusCode === 200) resolve();
        else reject(new Error(`${url}: ${incoming.statusCode}`));
      });
    });
    sent.once("error", reject);
    sent.end();
  });
}
