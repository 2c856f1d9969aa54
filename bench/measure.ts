import { spawn } from "node:child_process";
import { Agent, request } from "node:http";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import { percentile } from "../drills/percentile.ts";
import { processorTimeOf } from "../tests/app/process-memory.ts";
import type { Measured } from "./servers.ts";

const connections = 32;
const accepted = "br, gzip";

export interface Pace {
  count: number;
  perSecond: number;
  computing: number;
}

export async function load(url: string, seconds: number) {
  const amount = ["-c", `${connections}`, "-d", `${seconds}`];
  // This server asks for a new connection after a thousand requests; all are measured so.
  const args = [...amount, "-D", "900", "-j", "-n", "-H", `accept-encoding=${accepted}`];
  const command = join(import.meta.dirname, "../node_modules/.bin/autocannon");
  const child = spawn(command, [...args, url], { stdio: ["ignore", "pipe", "ignore"] });
  return JSON.parse(await text(child.stdout));
}

export async function measurePace(
  { origin, pid }: Pick<Measured, "origin" | "pid">,
  path: string,
  seconds: number,
  timeOf = processorTimeOf,
): Promise<Pace> {
  const before = timeOf(pid);
  const { "2xx": count, non2xx, errors, duration } = await load(origin + path, seconds);
  const computed = timeOf(pid) - before;
  if (count === 0 || non2xx > 0 || errors > 0) {
    throw new Error(`${path}: ${count} came, ${non2xx} refused, ${errors} failed`);
  }
  return { count, perSecond: count / duration, computing: (computed * 1e6) / count };
}

/** Each request counts from when it was due: a server that is late makes the next ones wait too. */
export async function measureP99(
  { origin }: Measured,
  path: string,
  perSecond: number,
  seconds: number,
): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const begin = performance.now();
  const waits: Promise<number>[] = [];
  while (waits.length < perSecond * seconds) {
    const due = begin + (waits.length * 1000) / perSecond;
    if (due > performance.now()) await pause(1);
    else waits.push(respondedAt(origin + path, agent).then((end) => end - due));
  }
  const all = await Promise.all(waits);
  agent.destroy();
  return percentile(all, 0.99);
}

function respondedAt(url: string, agent: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = { "Accept-Encoding": accepted };
    request(url, { agent, headers }, (response) => {
      response.once("end", () => resolve(performance.now())).once("error", reject);
      response.resume();
    })
      .once("error", reject)
      .end();
  });
}
