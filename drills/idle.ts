import { connect } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { startApp } from "../tests/http.ts";
import { childrenOf, residentMemoryOf } from "../tests/process-memory.ts";
import type { Drill } from "./drill.ts";

const mebibyte = 1024 * 1024;
const addresses = 40;
const ofAddress = 250;
/** Beyond the ten seconds after which the server closes what asks for nothing. */
const round = 13_000;
const rest = 15_000;

/** Round after round thousands of connections that ask for nothing: the memory comes back. */
export const idle: Drill = async ({ isLong }) => {
  await using app = await startApp();
  await pause(rest);
  const front = app.process.pid as number;
  const read = () => {
    const worker = childrenOf(front).reduce((sum, pid) => sum + residentMemoryOf(pid), 0);
    return { front: (residentMemoryOf(front) - worker) / mebibyte, worker: worker / mebibyte };
  };
  const before = read();
  const seen: number[] = [];
  let most = 0;
  const rounds = isLong ? 7 : 3;
  for (let count = 0; count < rounds; count += 1) {
    const sockets = openIdle(Number(new URL(app.origin).port));
    const until = performance.now() + round;
    while (performance.now() < until) {
      await pause(500);
      const now = read();
      most = Math.max(most, now.front + now.worker);
    }
    seen.push(read().front);
    for (const socket of sockets) socket.destroy();
  }
  await pause(rest);
  const after = read();
  const what = `${rounds} rounds of ${addresses * ofAddress} idle connections`;
  return [
    {
      what: `${what}: the front after a rest`,
      goal: "at most 10 % more than before, or 150 MiB",
      seen: `${inMebibytes([before.front])} before, ${inMebibytes(seen)} after each round, ${inMebibytes([after.front])} after a rest`,
      holds: after.front <= Math.max(1.1 * before.front, 150),
    },
    {
      what: `${what}: both processes`,
      goal: "at most 400 MiB",
      seen: `${inMebibytes([most])} at the most`,
      holds: most <= 400,
    },
  ];
};

function openIdle(port: number) {
  return Array.from({ length: addresses * ofAddress }, (_, number) => {
    const localAddress = `127.66.${Math.floor(number / ofAddress)}.1`;
    return connect({ port, host: "127.0.0.1", localAddress }).on("error", () => {});
  });
}

function inMebibytes(values: number[]): string {
  return `${values.map(Math.round).join(", ")} MiB`;
}
