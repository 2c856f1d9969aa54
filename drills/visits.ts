import { Agent, request } from "node:http";
import { setTimeout as pause } from "node:timers/promises";

export interface Visit {
  origin: string;
  path: string;
  every: number;
  isNewEachTime: boolean;
}

export interface Reading {
  waits: number[];
  failures: string[];
}

async function readOn({ origin, path, every, isNewEachTime }: Visit): Promise<void> {
  const agent = new Agent({ keepAlive: !isNewEachTime, maxSockets: 1, localAddress: "127.77.0.1" });
  const reading: Reading = { waits: [], failures: [] };
  let isOver = false;
  process.once("message", () => {
    isOver = true;
  });
  while (!isOver) {
    const begin = performance.now();
    const status = await read(origin + path, agent);
    if (status === 200) reading.waits.push(performance.now() - begin);
    else reading.failures.push(String(status));
    await pause(every);
  }
  agent.destroy();
  process.send?.(reading, () => process.exit());
}

function read(url: string, agent: Agent): Promise<number | string | undefined> {
  return new Promise((resolve) => {
    const sent = request(url, { agent }, (incoming) => {
      incoming.resume().once("close", () => resolve(incoming.statusCode));
    });
    sent.once("error", ({ message }) => resolve(message));
    sent.end();
  });
}

process.once("message", (visit: Visit) => void readOn(visit));
