import { rmSync } from "node:fs";
import { Agent, request as httpRequest, type IncomingMessage } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import fc from "fast-check";
import { addAccount } from "../tests/add-account.ts";
import { addOneOfEach, logIn } from "../tests/api.ts";
import { type App, admin, emptyDirectory, runScript, startApp } from "../tests/http.ts";
import { madeUpBytes } from "../tests/made-up-bytes.ts";
import { type MadeUpRequest, requestsTo } from "../tests/made-up-requests.ts";
import { childrenOf, residentMemoryOf } from "../tests/process-memory.ts";
import { listTargets } from "../tests/targets.ts";
import type { Drill } from "./drill.ts";
import { describeReading, isServed, startVisitor } from "./visitor.ts";

interface Bounds {
  inputs: number;
  raw: number;
  seed: number;
}

const atOnce = 6;
const mebibyte = 1024 * 1024;

/** The made-up inputs of `tests/hostile-inputs.test.ts`, thousands of them and several at once. */
export const hostile: Drill = async ({ seed, isLong }) => {
  const data = emptyDirectory();
  await runScript(["commands/seed.ts", "--with-account"], { DATA_DIR: data });
  const settings = {
    RATE_LIMITS: "off",
    RENDER_AHEAD: "on",
    NODE_OPTIONS: "--max-old-space-size=384",
  };
  const app = await startApp(settings, data);
  try {
    // Otherwise the inputs would fill the cache, which is memory too.
    while (!app.log().includes("rendered ahead")) await pause(500);
    await addAccount(data, editor);
    return await attack(app, { inputs: isLong ? 100_000 : 10_000, raw: 300, seed });
  } finally {
    await app.stop();
    rmSync(data, { recursive: true, force: true });
  }
};

async function attack(app: App, { inputs, raw, seed }: Bounds) {
  const pid = app.process.pid as number;
  const [worker] = childrenOf(pid);
  const visitor = startVisitor(app.origin);
  const memory = { before: 0, atMost: 0 };
  const watch = setInterval(() => {
    memory.atMost = Math.max(memory.atMost, megabytesOf(pid));
  }, 200);
  const faults = [
    ...(await sendInputs(app, inputs, seed, () => {
      memory.before = megabytesOf(pid);
    })),
    ...(await sendBytes(app, raw, seed)),
  ];
  for (const fault of faults) console.log(fault);
  for (const line of app.log().split("\n")) {
    if (/"level":[56]0/.test(line)) console.log(line.slice(0, 2000));
  }
  const reading = await visitor.stop();
  clearInterval(watch);
  // The worker gives memory back only after it has had little to do for some seconds.
  await pause(30_000);
  const after = megabytesOf(pid);
  const isSameWorker = childrenOf(pid)[0] === worker;
  return [
    {
      what: `${inputs} inputs and ${raw} raw requests`,
      goal: "none is answered with a fault of the server",
      seen: `${faults.length} were${faults[0] ? `, such as ${faults[0]}` : ""}`,
      holds: faults.length === 0,
    },
    {
      what: "the worker",
      goal: "is the same from the first to the last",
      seen: isSameWorker ? "it was" : "it was replaced",
      holds: isSameWorker,
    },
    {
      what: "a page that somebody reads meanwhile",
      goal: "99 of 100 within 100 ms",
      seen: describeReading(reading),
      holds: isServed(reading),
    },
    {
      what: "memory of all processes",
      goal: "at most 460 MB of the 512 that the box has, and after a rest under 300 MB",
      seen: `${memory.before} MB, at most ${memory.atMost}, then ${after} MB`,
      holds: memory.atMost <= 460 && after < 300,
    },
  ];
}

async function sendInputs(
  app: App,
  inputs: number,
  seed: number,
  onceWarm: () => void,
): Promise<string[]> {
  const targets = listTargets();
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  const faults: string[] = [];
  let staff = await signInAll(app);
  let sent = 0;

  async function sendNext(): Promise<void> {
    while (sent < inputs) {
      const turn = sent++;
      if (turn === Math.ceil(inputs / 100)) onceWarm();
      // Some of the inputs sign out or delete what the ids name.
      if (turn % 2000 === 1999) staff = await signInAll(app);
      if (turn % 10_000 === 9999) console.log(`${turn + 1} inputs, ${faults.length} faults`);
      const target = targets[turn % targets.length];
      const sender = [undefined, ...staff][Math.floor(turn / targets.length) % 3];
      if (!target) return;
      const requests = requestsTo(target, sender?.ids ?? []);
      const [made] = fc.sample(requests, { numRuns: 1, seed: seed + turn }) as [MadeUpRequest];
      Object.assign(made.headers, target.kind === "call" ? sender?.bearer : sender?.cookie);
      const status = await statusOf(app.origin, made, agent);
      if (status >= 500) faults.push(`${status} ${made.method} ${made.target.slice(0, 300)}`);
    }
  }

  await Promise.all(Array.from({ length: atOnce }, sendNext));
  agent.destroy();
  return faults;
}

async function sendBytes(app: App, count: number, seed: number): Promise<string[]> {
  const faults: string[] = [];
  for (const bytes of fc.sample(madeUpBytes, { numRuns: count, seed })) {
    const [, status] = /^HTTP\/1\.1 (5\d\d)/.exec(await app.raw(bytes)) ?? [];
    if (status) faults.push(`${status} ${JSON.stringify(bytes.toString("latin1").slice(0, 200))}`);
  }
  return faults;
}

interface SignedIn {
  bearer: Record<string, string>;
  cookie: Record<string, string>;
  ids: string[];
}

const editor = { email: "editor@example.org", password: "river lotus candle" };

/** Both name what the administrator has just added: an editor has no appointments. */
async function signInAll(app: App, tries = 5): Promise<SignedIn[]> {
  try {
    const administrator = await logIn(app, admin);
    const ids = Object.values(await addOneOfEach(app, administrator.bearer));
    return [await logIn(app, editor), administrator].map((credentials) => ({
      ...credentials,
      ids,
    }));
  } catch (error) {
    // One of the inputs that are under way may end all sessions of the account.
    if (tries === 1) throw error;
    return signInAll(app, tries - 1);
  }
}

function megabytesOf(pid: number): number {
  return Math.round(residentMemoryOf(pid) / mebibyte);
}

/** 0 if the connection was closed without a response. */
function statusOf(
  origin: string,
  { method, target, headers, body }: MadeUpRequest,
  agent: Agent,
): Promise<number> {
  return new Promise((resolve) => {
    const done = (response: IncomingMessage) => {
      response.resume().once("close", () => resolve(response.statusCode ?? 0));
    };
    const length = body ? { "Content-Length": body.length } : {};
    const options = { method, agent, headers: { ...headers, ...length }, path: target };
    const request = httpRequest(origin, options, done);
    request.on("error", () => resolve(0)).end(body);
  });
}
