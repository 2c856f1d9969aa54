import { mkdtempSync, rmSync } from "node:fs";
import { Agent, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { percentile } from "../drills/percentile.ts";
import { residentMemoryOf } from "../tests/process-memory.ts";
import { type Attack, attacks } from "./attacks.ts";
import { seed, startProduct } from "./servers.ts";

const rounds = 1000;
const attackers = 4;
const mebibyte = 1024 * 1024;
/** Milliseconds in which the garbage of the attacks is collected. */
const rest = 15_000;

const visitor = new Agent({ keepAlive: true, maxSockets: 1 });

/** Milliseconds until a visitor has a page. */
function visit(origin: string): Promise<number> {
  const begin = performance.now();
  return new Promise((resolve, reject) => {
    const sent = request(`${origin}/doctors`, { agent: visitor }, (incoming) => {
      incoming.resume().once("end", () => {
        if (incoming.statusCode === 200) resolve(performance.now() - begin);
        else reject(new Error(`A visitor got ${incoming.statusCode}`));
      });
    });
    sent.once("error", reject);
    sent.end();
  });
}

function residentMemory(pid: number): number {
  return residentMemoryOf(pid) / mebibyte;
}

/** Each attack by itself: what comes back, when, what it costs, and how the next visitor fares. */
async function sendOneByOne(origin: string, pid: number): Promise<void> {
  const rows = [];
  for (const { name, send } of attacks) {
    const before = residentMemory(pid);
    const begin = performance.now();
    const result = await send(origin);
    const ms = performance.now() - begin;
    const next = await visit(origin);
    rows.push({
      attack: name,
      result,
      ms: Math.round(ms),
      "MB before": Math.round(before),
      "MB after": Math.round(residentMemory(pid)),
      "next visitor, ms": Math.round(next * 10) / 10,
    });
  }
  console.table(rows);
}

/** A thousand attacks in random order, four at a time, with a visitor who reads meanwhile. */
async function sendMixed(origin: string, pid: number): Promise<void> {
  const before = residentMemory(pid);
  const waits: number[] = [];
  const results = new Map<string, number>();
  let left = rounds;
  let isOver = false;

  async function attackOn(): Promise<void> {
    while (left-- > 0) {
      const { name, send } = attacks[Math.floor(Math.random() * attacks.length)] as Attack;
      const label = `${name}: ${await send(origin)}`;
      results.set(label, (results.get(label) ?? 0) + 1);
    }
  }

  async function visitOn(): Promise<void> {
    while (!isOver) {
      waits.push(await visit(origin));
      await pause(20);
    }
  }

  const visiting = visitOn();
  await Promise.all(Array.from({ length: attackers }, attackOn));
  isOver = true;
  await visiting;
  const after = residentMemory(pid);
  await pause(rest);
  console.table([...results].sort().map(([result, count]) => ({ result, count })));
  console.table([
    {
      attacks: rounds,
      "visitor's pages": waits.length,
      "p50 ms": Math.round(percentile(waits, 0.5) * 10) / 10,
      "p99 ms": Math.round(percentile(waits, 0.99) * 10) / 10,
      "max ms": Math.round(Math.max(...waits) * 10) / 10,
      "MB before": Math.round(before),
      "MB right after": Math.round(after),
      "MB 15 s later": Math.round(residentMemory(pid)),
    },
  ]);
}

const data = mkdtempSync(join(tmpdir(), "morni-hostile-"));
seed(data);
// As much memory as the container gives it.
const settings = { NODE_OPTIONS: "--max-old-space-size=384", RATE_LIMITS: "on" };
const { origin, pid = 0, stop } = await startProduct(data, 3197, settings);
try {
  // The pages are rendered and compressed after the start; then memory is at rest.
  await pause(30_000);
  await sendOneByOne(origin, pid);
  await sendMixed(origin, pid);
} finally {
  stop();
  visitor.destroy();
  rmSync(data, { recursive: true, force: true });
}
