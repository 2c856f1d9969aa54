import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { measurePace, type Pace } from "../bench/measure.ts";
import type { App } from "../tests/app/http.ts";
import { ownProcessorTimeOf } from "../tests/app/process-memory.ts";
import type { Figure } from "./drill.ts";
import { percentile } from "./percentile.ts";

const rounds = 5;
const seconds = 3;

/** Compared with the same changes of a copy of the data: whoever writes takes a part of the machine's caches and cores. */
export async function readBesideWrites(app: App, copy: string): Promise<Figure[]> {
  return [
    await compare(app, copy, "/Chemotherapy", "applications"),
    await compare(app, copy, "/doctors", "applications"),
    await compare(app, copy, "/about", "doctors"),
  ];
}

async function compare(
  app: App,
  copy: string,
  path: string,
  written: "applications" | "doctors",
): Promise<Figure> {
  const ratios: number[] = [];
  await read(app, path);
  for (let round = 0; round < rounds; round += 1) {
    const elsewhere = await readWith(await startWriter(copy, written), app, path);
    const beside = await readWith(await startWriter(app.dataDirectory, written), app, path);
    ratios.push(beside.computing / elsewhere.computing);
  }
  const ratio = percentile(ratios, 0.5);
  return {
    what: `cached ${path} beside 50 changes of ${written} a second`,
    goal: "at most 1.1 of the front's processor time beside changes of a copy",
    seen: `${ratio.toFixed(2)} of it`,
    holds: ratio <= 1.1,
  };
}

async function readWith(writer: ChildProcess, app: App, path: string): Promise<Pace> {
  try {
    return await read(app, path);
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

/** On a busy machine the front's own processor time tells more than the requests a second. */
function read({ origin, process }: App, path: string): Promise<Pace> {
  const pid = process.pid as number;
  return measurePace({ origin, pid }, path, seconds, ownProcessorTimeOf);
}
