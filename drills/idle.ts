import { setTimeout as pause } from "node:timers/promises";
import { type App, startApp } from "../tests/app/http.ts";
import { childrenOf, residentMemoryOf } from "../tests/app/process-memory.ts";
import type { Drill } from "./drill.ts";
import { openMany } from "./open-many.ts";

const connections = 10_000;
/** Beyond the ten seconds after which the server closes what asks for nothing. */
const round = 13_000;
const rest = 15_000;

/** Round after round thousands of connections that ask for nothing: the memory comes back. */
export const idle: Drill = async ({ isLong }) => {
  await using app = await startApp();
  await pause(rest);
  const before = memoryOf(app).front;
  const seen: number[] = [];
  let most = 0;
  const rounds = isLong ? 7 : 3;
  for (let count = 0; count < rounds; count += 1) {
    const sockets = openMany(app, connections);
    const until = performance.now() + round;
    while (performance.now() < until) {
      await pause(500);
      most = Math.max(most, memoryOf(app).both);
    }
    seen.push(memoryOf(app).front);
    for (const socket of sockets) socket.destroy();
  }
  await pause(rest);
  const after = memoryOf(app).front;
  return [
    {
      what: `${rounds} rounds of ${connections} idle connections: the front after a rest`,
      goal: "at most 10 % more than before, or 150 MiB",
      seen: `${before} MiB before, ${seen.join(", ")} MiB after each round, ${after} MiB after a rest`,
      holds: after <= Math.max(1.1 * before, 150),
    },
    {
      what: "both processes meanwhile",
      goal: "at most 400 MiB",
      seen: `${most} MiB at the most`,
      holds: most <= 400,
    },
  ];
};

function memoryOf({ process }: App): { front: number; both: number } {
  const pid = process.pid as number;
  const both = residentMemoryOf(pid);
  const workers = childrenOf(pid).reduce((sum, one) => sum + residentMemoryOf(one), 0);
  const mebibytes = (bytes: number) => Math.round(bytes / 2 ** 20);
  return { front: mebibytes(both - workers), both: mebibytes(both) };
}
