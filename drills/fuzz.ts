import { rmSync } from "node:fs";
import { Agent, request as httpRequest, type IncomingMessage } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { addAccount } from "../tests/add-account.ts";
import { addOneOfEach, logIn } from "../tests/api.ts";
import { type App, admin, emptyDirectory, runScript, startApp } from "../tests/http.ts";
import { childrenOf, residentMemoryOf } from "../tests/process-memory.ts";
import { type HostileRequest, hostileRequest } from "./hostile-input.ts";
import { randomFrom } from "./random.ts";
import { listTargets } from "./targets.ts";
import { startVisitor } from "./visitor.ts";
import type { Reading } from "./visits.ts";

interface Bounds {
  inputs: number;
  raw: number;
  seed: number;
}

export interface FuzzFigures {
  seed: number;
  inputs: number;
  raw: number;
  /** How often each status came; "cut" is a connection that was closed without a word. */
  statuses: Record<string, number>;
  serverErrors: string[];
  /**
   * Resident memory in MB of both processes, with every public page in the cache: after a hundredth of the inputs,
   * and after all and a rest.
   */
  megabytesBefore: number;
  megabytesAfter: number;
  /** At any time, looked at five times a second. */
  megabytesAtMost: number;
  /** Of both, in the end. */
  processes: number[];
  /** Whether the worker that began is the one that ended. */
  isSameWorker: boolean;
  /** Of somebody who read a page all the time. */
  reading: Reading;
  seconds: number;
}

const atOnce = 6;
const mebibyte = 1024 * 1024;

/**
 * Sends made-up inputs to every form, call and page of the built app on this machine, then requests that are no
 * HTTP, and counts what came back. A third of the inputs come from an editor, a third from an administrator.
 */
export async function fuzz(
  report: (line: string) => void,
  { inputs = 2000, raw = 300, seed = Date.now() % 1_000_000 }: Partial<Bounds> = {},
): Promise<FuzzFigures> {
  report(`seed ${seed}: ${inputs} inputs and ${raw} raw requests`);
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
    return await run(app, { inputs, raw, seed }, report);
  } finally {
    await app.stop();
    rmSync(data, { recursive: true, force: true });
  }
}

async function run(app: App, bounds: Bounds, report: (line: string) => void): Promise<FuzzFigures> {
  const { inputs, raw, seed } = bounds;
  const started = performance.now();
  const random = randomFrom(seed);
  const targets = listTargets();
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  const statuses: Record<string, number> = {};
  const serverErrors: string[] = [];
  const pid = app.process.pid as number;
  const warm = Math.ceil(inputs / 100);
  await addAccount(app.dataDirectory, editor);
  let staff = await signInAll(app);
  const [worker] = childrenOf(pid);
  const visitor = startVisitor(app.origin);
  let megabytesAtMost = 0;
  const watch = setInterval(() => {
    megabytesAtMost = Math.max(megabytesAtMost, Math.round(residentMemoryOf(pid) / mebibyte));
  }, 200);
  let sent = 0;
  let megabytesBefore = 0;

  function note(status: string, what: string): void {
    statuses[status] = (statuses[status] ?? 0) + 1;
    if (/^5/.test(status)) serverErrors.push(`${status} ${what}`);
  }

  async function sendNext(): Promise<void> {
    while (sent < inputs) {
      const turn = sent++;
      if (turn === warm) megabytesBefore = Math.round(residentMemoryOf(pid) / mebibyte);
      // Some of the inputs sign out or delete what the ids name.
      if (turn % 2000 === 1999) staff = await signInAll(app);
      if (turn % 10_000 === 9999) {
        const megabytes = megabytesOf(pid).join(" + ");
        report(`${turn + 1} inputs, ${serverErrors.length} server errors, ${megabytes} MB`);
      }
      const target = targets[turn % targets.length];
      if (!target) return;
      const sender = [undefined, ...staff][random(3)];
      const made = hostileRequest(random, target, sender?.ids ?? []);
      if (sender) addCredentials(made, sender, target.kind === "call");
      note(await statusOf(app.origin, made, agent), `${made.method} ${made.target.slice(0, 300)}`);
    }
  }

  await Promise.all(Array.from({ length: atOnce }, sendNext));
  for (let turn = 0; turn < raw; turn += 1) {
    const bytes = rawRequest(random);
    const response = await app.raw(bytes);
    const [, status = "cut"] = /^HTTP\/1\.1 (\d{3})/.exec(response) ?? [];
    note(status, JSON.stringify(bytes.toString("latin1").slice(0, 200)));
  }
  agent.destroy();
  for (const error of serverErrors) report(error);
  for (const line of app.log().split("\n"))
    if (/"level":[56]0/.test(line)) report(line.slice(0, 2000));
  const reading = await visitor.stop();
  clearInterval(watch);
  // The worker gives memory back after it has had little to do for some seconds, which begin when the last change is
  // rendered.
  await pause(30_000);
  return {
    seed,
    inputs: sent,
    raw,
    statuses,
    serverErrors,
    megabytesBefore,
    megabytesAfter: Math.round(residentMemoryOf(pid) / mebibyte),
    megabytesAtMost,
    processes: megabytesOf(pid),
    isSameWorker: childrenOf(pid)[0] === worker,
    reading,
    seconds: Math.round((performance.now() - started) / 1000),
  };
}

interface SignedIn {
  bearer: Record<string, string>;
  cookie: Record<string, string>;
  ids: string[];
}

const editor = { email: "editor@example.org", password: "river lotus candle" };

async function signInAll(app: App): Promise<SignedIn[]> {
  return [await signIn(app, editor), await signIn(app, admin)];
}

/** Tries again: one of the inputs that are under way may end all sessions of the account. */
async function signIn(app: App, account: typeof admin, tries = 5): Promise<SignedIn> {
  try {
    const { bearer, cookie } = await logIn(app, account);
    return { bearer, cookie, ids: Object.values(await addOneOfEach(app, bearer)) };
  } catch (error) {
    if (tries === 1) throw error;
    return signIn(app, account, tries - 1);
  }
}

function addCredentials(made: HostileRequest, { bearer, cookie }: SignedIn, isCall: boolean): void {
  Object.assign(made.headers, isCall ? bearer : cookie);
}

/** Of this process and of each that it has started. */
function megabytesOf(pid: number): number[] {
  return [pid, ...childrenOf(pid)].map((one) => Math.round(ownMemoryOf(one) / mebibyte));
}

function ownMemoryOf(pid: number): number {
  const others = childrenOf(pid).reduce((sum, child) => sum + residentMemoryOf(child), 0);
  return residentMemoryOf(pid) - others;
}

function statusOf(
  origin: string,
  { method, target, headers, body }: HostileRequest,
  agent: Agent,
): Promise<string> {
  return new Promise((resolve) => {
    const cut = () => resolve("cut");
    const done = (response: IncomingMessage) => {
      response.resume().once("close", () => resolve(String(response.statusCode)));
    };
    const length = body ? { "Content-Length": body.length } : {};
    const options = { method, agent, headers: { ...headers, ...length } };
    const request = httpRequest(origin, { ...options, path: target }, done);
    request.on("error", cut).end(body);
  });
}

const lines = [
  ...["GET / HTTP/1.1", "GET  / HTTP/1.1", "GET / HTTP/9.9", "GET /", "get / http/1.1", "\0\0\0\0"],
  ...["POST /careers HTTP/1.1", "POST /signin HTTP/1.0", "PRI * HTTP/2.0", "OPTIONS * HTTP/1.1"],
  ...[
    "GET http://evil.example/ HTTP/1.1",
    "CONNECT a:1 HTTP/1.1",
    "TRACE / HTTP/1.1",
    "X".repeat(99),
  ],
  ...["GET /%2e%2e/%2e%2e/etc/passwd HTTP/1.1", "GET /a/../../b HTTP/1.1", "GET /\\x HTTP/1.1"],
];

const rawHeaders = [
  ...["Host: localhost", "Host: localhost", "Host: localhost", "Host: a\r\nHost: b", "Host:", ""],
  ...["Content-Length: 5", "Content-Length: -1", "Content-Length: 5\r\nContent-Length: 6"],
  ...["Content-Length: 99999999999999999999", "Transfer-Encoding: chunked", "Expect: 100-continue"],
  ...[
    "Transfer-Encoding: chunked\r\nContent-Length: 4",
    "Transfer-Encoding: xchunked",
    "Expect: x",
  ],
  ...["Connection: upgrade\r\nUpgrade: websocket", "X: a\r\n b", "X : y", "\0: x", "X: \x01", ":"],
  ...["Content-Type: application/x-www-form-urlencoded", `X: ${"y".repeat(20_000)}`],
];

const rawBodies = [
  "",
  "a=b",
  "5\r\nhello\r\n0\r\n\r\n",
  "FFFFFFFFFFFFFFFFF\r\n",
  "0\r\nX: y\r\n\r\n",
  "\0",
];

function rawRequest(random: (below: number) => number): Buffer {
  const pick = (items: string[]) => items[random(items.length)] as string;
  const headers = Array.from({ length: 1 + random(4) }, () => pick(rawHeaders));
  const end = pick(["\r\n", "\r\n", "\n", "\r"]);
  const one = [pick(lines), ...headers, "", pick(rawBodies)].join(end);
  return Buffer.from(one.repeat(random(8) === 0 ? 30 : 1), "latin1");
}
