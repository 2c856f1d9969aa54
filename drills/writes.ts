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

/** Compared with the same changes of a copy of the data: whoever writes takes a part of the machine's caches and cores. */
export async function readBesideWrites(app: App, copy: string): Promise<Figure[]> {
  return [
    await compare(app, copy, "/Chemotherapy", "applications", true),
    await compare(app, copy, "/doctors", "applications", true),
    await compare(app, copy, "/about", "doctors", true),
    await compare(app, copy, "/Chemotherapy", "doctors", false),
  ];
}

async function compare(
  app: App,
  copy: string,
  path: string,
  written: "applications" | "doctors",
  isFree: boolean,
): Promise<Figure> {
  const paces: Record<"alone" | "elsewhere" | "beside", Pace>[] = [];
  await read(app, path, 1000);
  for (let round = 0; round < rounds; round += 1) {
    const alone = await read(app, path, duration);
    const elsewhere = await readWith(await startWriter(copy, written), app, path);
    const beside = await readWith(await startWriter(app.dataDirectory, written), app, path);
    paces.push({ alone, elsewhere, beside });
  }
  const middle = (ratio: (pace: (typeof paces)[number]) => number) =>
    percentile(paces.map(ratio), 0.5);
  const ofCopy = middle(({ beside, elsewhere }) => beside.computing / elsewhere.computing);
  const ofNone = middle(({ beside, alone }) => beside.computing / alone.computing);
  const perSecond = middle(({ beside, elsewhere }) => beside.perSecond / elsewhere.perSecond);
  return {
    what: `cached ${path} beside 50 changes of ${written} a second`,
    goal: isFree ? "at most 1.1 of the front's processor time beside changes of a copy" : "is told",
    seen: `${ofCopy.toFixed(2)} of the processor time (${ofNone.toFixed(2)} of that without any), ${perSecond.toFixed(2)} of the requests a second`,
    holds: !isFree || ofCopy <= 1.1,
  };
}

async function readWith(writer: ChildProcess, app: App, path: string): Promise<Pace> {
  try {
    return await read(app, path, duration);
  } finally {
    writer.kill();
  }
}

async function startWriter(data: string, written: string): Promise<ChildProcess> {
  const script = join(import.meta.dirname, "writer.ts");
  const env = { ...process.env, DATA_DIR: data };
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
