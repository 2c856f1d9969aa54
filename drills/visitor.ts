import { Agent, request } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { inMilliseconds, percentile } from "./percentile.ts";

/** Somebody who reads a page again and again while something else happens. */
export interface Visitor {
  /** Ends the reading. */
  stop(): Promise<Reading>;
}

export interface Reading {
  /** Milliseconds until each page was there. */
  waits: number[];
  /** What came instead of a page. */
  failures: string[];
}

/** Reads a page from an address of its own every `every` milliseconds, over one connection. */
export function startVisitor(
  origin: string,
  { path = "/doctors", every = 20, localAddress = "127.77.0.1" } = {},
): Visitor {
  const agent = new Agent({ keepAlive: true, maxSockets: 1, localAddress });
  const reading: Reading = { waits: [], failures: [] };
  let isOver = false;

  async function readOn(): Promise<void> {
    while (!isOver) {
      const begin = performance.now();
      const status = await read(origin + path, agent);
      if (status === 200) reading.waits.push(performance.now() - begin);
      else reading.failures.push(String(status));
      await pause(every);
    }
    agent.destroy();
  }

  const over = readOn();
  return {
    async stop() {
      isOver = true;
      await over;
      return reading;
    },
  };
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

/** How a reading went, in words. */
export function describeReading({ waits, failures }: Reading): string {
  const [middle, late] = [percentile(waits, 0.5), percentile(waits, 0.99)].map(inMilliseconds);
  const lost = failures.length > 0 ? `, ${failures.length} failed (${failures[0]})` : "";
  return `p50 ${middle}, p99 ${late} of ${waits.length}${lost}`;
}

/** Whether all pages came, 99 of 100 of them within `most` milliseconds. */
export function isServed({ waits, failures }: Reading, most = 100): boolean {
  return waits.length > 0 && failures.length === 0 && percentile(waits, 0.99) <= most;
}
