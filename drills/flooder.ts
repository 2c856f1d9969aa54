import { Agent, request } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { type Flood, floods } from "./flood-requests.ts";

// A process of its own, so that the one that measures has time to measure.

/** What one hostile client does. */
export interface Order {
  origin: string;
  /** Which of the floods. */
  names: string[];
  localAddress: string;
  /** Requests a second; without it as many as can be. */
  rate?: number;
  seconds: number;
}

const connections = 64;

async function flood({ origin, names, localAddress, rate, seconds }: Order): Promise<void> {
  const chosen = floods.filter(({ name }) => names.includes(name));
  const agent = new Agent({ keepAlive: true, maxSockets: connections, localAddress });
  const end = performance.now() + seconds * 1000;
  const statuses: Record<string, number> = {};
  let number = 0;

  async function sendOne(): Promise<void> {
    const status = await send(origin, chosen[number++ % chosen.length] as Flood, agent);
    statuses[status] = (statuses[status] ?? 0) + 1;
  }

  async function sendOn(): Promise<void> {
    while (performance.now() < end) await sendOne();
  }

  if (rate === undefined) await Promise.all(Array.from({ length: connections }, sendOn));
  else {
    const sent = [];
    for (const begin = performance.now(); performance.now() < end; await pause(5)) {
      const due = ((performance.now() - begin) / 1000) * rate;
      while (sent.length < due) sent.push(sendOne());
    }
    await Promise.race([Promise.all(sent), pause(5000)]);
  }
  agent.destroy();
  process.send?.(statuses, () => process.exit());
}

function send(origin: string, { method, path, headers, body }: Flood, agent: Agent) {
  const text = body?.() ?? "";
  const length = { "Content-Length": String(Buffer.byteLength(text)) };
  const complete = { ...headers, ...(body && length) };
  return new Promise<string>((resolve) => {
    const sent = request(origin + path(), { method, headers: complete, agent });
    sent.setTimeout(20_000, () => sent.destroy(new Error("no response")));
    sent.once("response", (incoming) => {
      incoming.resume().once("close", () => resolve(String(incoming.statusCode)));
    });
    sent.once("error", ({ message }: Error) => resolve(message));
    sent.end(text);
  });
}

process.once("message", (order: Order) => void flood(order));
