import { Agent, request } from "node:http";
import { connect } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { type Flood, floods } from "./flood-requests.ts";
import { countStatus, type Statuses } from "./statuses.ts";

// A process of its own, so that the one that measures has time to measure.

export interface Order {
  origin: string;
  names: string[];
  localAddress: string;
  rate?: number;
  ahead?: number;
  isNewEachTime?: boolean;
  seconds: number;
}

const connections = 64;

async function flood({ origin, names, localAddress, rate, seconds }: Order): Promise<void> {
  const chosen = floods.filter(({ name }) => names.includes(name));
  const agent = new Agent({ keepAlive: true, maxSockets: connections, localAddress });
  const end = performance.now() + seconds * 1000;
  const statuses: Statuses = {};
  let number = 0;

  async function sendOne(): Promise<void> {
    const one = chosen[number++ % chosen.length] as Flood;
    countStatus(statuses, await sendAgain(origin, one, agent));
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

const closedMeanwhile = "closed meanwhile";

// As browsers do: the server may close a connection that was idle at the moment in which it is used again.
async function sendAgain(origin: string, one: Flood, agent: Agent): Promise<string> {
  const status = await send(origin, one, agent);
  return status === closedMeanwhile ? send(origin, one, agent) : status;
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
    sent.once("error", ({ message, code }: NodeJS.ErrnoException) => {
      resolve(sent.reusedSocket && code === "ECONNRESET" ? closedMeanwhile : message);
    });
    sent.end(text);
  });
}

async function sendAhead(order: Order): Promise<void> {
  const { origin, names, localAddress, ahead = 1, isNewEachTime, seconds } = order;
  const chosen = floods.filter(({ name }) => names.includes(name));
  const { hostname: host, port } = new URL(origin);
  const end = performance.now() + seconds * 1000;
  const statuses: Statuses = {};
  const nextRequests = () =>
    Array.from({ length: ahead }, (_, number) => {
      const { path } = chosen[number % chosen.length] as Flood;
      return `GET ${path()} HTTP/1.1\r\nHost: ${host}:${port}\r\nAccept-Encoding: br\r\n\r\n`;
    }).join("");

  function openOne(): void {
    const socket = connect({ host, port: Number(port), localAddress });
    let due = 0;
    function sendMore(): void {
      due = ahead;
      socket.write(nextRequests());
    }
    socket.once("connect", sendMore).on("data", (chunk) => {
      for (const [, status = ""] of chunk.toString("latin1").matchAll(/HTTP\/1\.1 (\d{3})/g)) {
        countStatus(statuses, status);
        due -= 1;
      }
      if (due > 0) return;
      if (isNewEachTime) socket.resetAndDestroy();
      else sendMore();
    });
    socket.on("error", () => {});
    socket.once("close", () => void (performance.now() < end && setImmediate(openOne)));
  }

  for (let count = 0; count < 256; count += 1) openOne();
  await pause(seconds * 1000);
  process.send?.(statuses, () => process.exit());
}

process.once("message", (order: Order) => void (order.ahead ? sendAhead(order) : flood(order)));
