import { type ChildProcess, spawn } from "node:child_process";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { request as httpRequest } from "node:http";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { sampleStaff } from "#db/samples/staff.ts";
import { launchEnvironment, launchFlags } from "#runtime/launch.ts";

const root = join(import.meta.dirname, "../..");

export const admin = { email: sampleStaff.email, password: sampleStaff.password };

type Fields = Record<string, string | string[]>;
type Headers = Record<string, string>;

/** Asks the app as a visitor would. Redirects are not followed, nothing is unpacked. */
export interface Visitor {
  get(path: string, headers?: Headers): Promise<Response>;
  /** Sends a form: fields as a browser encodes them, or a FormData as multipart. */
  post(path: string, fields: Fields | FormData, headers?: Headers): Promise<Response>;
  /** Sends a form, and hangs up as soon as `stored` says that it arrived: what comes back is lost. */
  postAndHangUp(path: string, fields: Fields | FormData, stored: () => boolean): Promise<void>;
  /** Sends anything, with any method; an object becomes JSON. */
  send(method: string, path: string, body?: unknown, headers?: Headers): Promise<Response>;
}

/** The built app, running by itself on a free port with a data folder of its own. */
export interface App extends Visitor, AsyncDisposable {
  origin: string;
  dataDirectory: string;
  process: ChildProcess;
  log(): string;
  /** A visitor whose browser keeps cookies; the app's own `get` and `post` keep none. */
  visitor(): Visitor;
  as(account: typeof admin): Promise<Visitor>;
  /** Writes bytes to a socket, and returns all that comes back until the server closes or falls silent. */
  raw(bytes: string | Buffer): Promise<string>;
  /** Stops the app as an operator does; returns the exit code. */
  stop(): Promise<number | null>;
}

export interface Ended {
  code: number | null;
  output: string;
}

export function emptyDirectory(): string {
  return mkdtempSync(join(tmpdir(), "morni-"));
}

/** A copy of the prepared data: the sample doctors, links and applications, and the `admin` account. */
export function preparedDirectory(): string {
  const directory = emptyDirectory();
  cpSync(process.env.PREPARED_DATA as string, directory, { recursive: true });
  return directory;
}

/** Runs a script of this repository to its end with the given settings; `typed` is its standard input. */
export function runScript(
  args: string[],
  settings: NodeJS.ProcessEnv = {},
  typed = "",
): Promise<Ended> {
  const child = spawnNode(args, settings);
  child.stdin?.end(typed);
  const output = collect(child);
  return new Promise((resolve) => {
    child.once("close", (code) => resolve({ code, output: output() }));
  });
}

/** Starts the app built in `project`; `wrapper` is a command that runs it. Copied data is deleted at the end, given data stays. */
export async function startApp(
  settings: NodeJS.ProcessEnv = {},
  givenData?: string,
  project = root,
  wrapper: string[] = [],
): Promise<App> {
  const data = givenData ?? preparedDirectory();
  // All pages rendered ahead would be eight seconds of a processor for each app.
  const own = { PORT: "0", HOST: "127.0.0.1", DATA_DIR: data, RENDER_AHEAD: "off" };
  const environment = { ...launchEnvironment, ...own, ...settings };
  const child = spawnNode(
    [...launchFlags, join(project, "build/server/main.js")],
    environment,
    wrapper,
  );
  const log = collect(child);
  const ended = new Promise<number | null>((resolve) => child.once("close", resolve));
  const origin = `http://127.0.0.1:${await listening(child, log)}`;

  async function stop(): Promise<number | null> {
    child.kill("SIGTERM");
    const code = await ended;
    if (!givenData) rmSync(data, { recursive: true, force: true });
    return code;
  }

  const stranger = createVisitor(origin, undefined);
  const visitor = () => createVisitor(origin, new Map());
  return {
    ...stranger,
    origin,
    dataDirectory: data,
    process: child,
    log,
    visitor,
    as: (account) => signIn(visitor(), account),
    raw: (bytes) => sendRaw(origin, bytes),
    stop,
    [Symbol.asyncDispose]: async () => void (await stop()),
  };
}

const running = new Set<ChildProcess>();
process.once("exit", () => {
  for (const child of running) child.kill("SIGKILL");
});

function spawnNode(
  args: string[],
  settings: NodeJS.ProcessEnv,
  wrapper: string[] = [],
): ChildProcess {
  const { PATH, HOME, NODE_COMPILE_CACHE } = process.env;
  const kept = NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE };
  const env = { PATH, HOME, ...kept, NODE_ENV: "production", ...settings };
  const [command, ...rest] = [...wrapper, process.execPath, ...args] as [string, ...string[]];
  const child = spawn(command, rest, { cwd: root, env });
  running.add(child);
  child.once("close", () => running.delete(child));
  return child;
}

function collect(child: ChildProcess): () => string {
  let text = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding("utf8").on("data", (chunk: string) => {
      text += chunk;
    });
  }
  return () => text;
}

function listening(child: ChildProcess, log: () => string): Promise<string> {
  return new Promise((resolve, reject) => {
    child.stdout?.on("data", () => {
      const port = /"port":(\d+),"msg":"listening"/.exec(log())?.[1];
      if (port) resolve(port);
    });
    child.once("close", (code) => reject(new Error(`The app ended with ${code}: ${log()}`)));
  });
}

// Without a place for cookies, each request is a stranger's.
function createVisitor(origin: string, cookies: Map<string, string> | undefined): Visitor {
  function cookieHeader(): Headers {
    const cookie = [...(cookies ?? [])].map(([name, value]) => `${name}=${value}`).join("; ");
    return cookie ? { Cookie: cookie } : {};
  }
  async function send(method: string, path: string, body?: unknown, headers: Headers = {}) {
    const response = await exchange(method, origin + path, body, { ...cookieHeader(), ...headers });
    if (cookies) keepCookies(response, cookies);
    return response;
  }
  return {
    send,
    get: (path, headers) => send("GET", path, undefined, headers),
    post: (path, fields, headers) => send("POST", path, encodeForm(fields), headers),
    postAndHangUp: (path, fields, stored) =>
      hangUp(origin + path, encodeForm(fields), cookieHeader(), stored),
  };
}

function encodeForm(fields: Fields | FormData): URLSearchParams | FormData {
  if (fields instanceof FormData) return fields;
  const pairs = Object.entries(fields).flatMap(([name, value]) =>
    [value].flat().map((one) => [name, one]),
  );
  return new URLSearchParams(pairs);
}

function keepCookies(response: Response, cookies: Map<string, string>): void {
  for (const line of response.headers.getSetCookie()) {
    const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    if (/;\s*max-age=0\b|;\s*expires=thu, 01 jan 1970/i.test(line)) cookies.delete(name);
    else cookies.set(name, value);
  }
}

async function signIn(visitor: Visitor, { email, password }: typeof admin): Promise<Visitor> {
  const response = await visitor.post("/signin", { email, password });
  if (response.status !== 303) throw new Error(`Sign-in returned ${response.status}`);
  return visitor;
}

async function encode(body: unknown): Promise<{ bytes: Buffer; type: string | null }> {
  if (body instanceof FormData || body instanceof URLSearchParams) {
    const encoded = new Response(body);
    const type = encoded.headers.get("Content-Type");
    return { bytes: Buffer.from(await encoded.arrayBuffer()), type };
  }
  if (typeof body === "string" || Buffer.isBuffer(body)) {
    return { bytes: Buffer.from(body), type: null };
  }
  return { bytes: Buffer.from(JSON.stringify(body)), type: "application/json" };
}

// Not fetch: that adds headers of its own, unpacks responses, and will not send just any header.
async function exchange(
  method: string,
  url: string,
  body: unknown,
  headers: Headers,
): Promise<Response> {
  const { bytes, type } = body === undefined ? { type: null } : await encode(body);
  const sent = {
    ...(bytes && { "Content-Length": String(bytes.length) }),
    ...(type && { "Content-Type": type }),
    ...headers,
  };
  return new Promise((resolve, reject) => {
    const request = httpRequest(url, { method, headers: sent, agent: false }, async (incoming) => {
      const chunks = await incoming.toArray().catch(reject);
      if (!chunks) return;
      const status = incoming.statusCode as number;
      const content = [204, 304].includes(status) ? null : Buffer.concat(chunks);
      const pairs = toPairs(incoming.rawHeaders);
      resolve(new Response(content, { status, headers: pairs }));
    });
    request.once("error", reject);
    request.end(bytes);
  });
}

async function hangUp(
  url: string,
  form: URLSearchParams | FormData,
  headers: Headers,
  stored: () => boolean,
): Promise<void> {
  const { bytes, type } = await encode(form);
  const sent = { "Content-Length": bytes.length, "Content-Type": type ?? "", ...headers };
  const request = httpRequest(url, { method: "POST", headers: sent, agent: false });
  // Nobody listens for the response, so it is not read.
  request.on("error", () => {});
  request.end(bytes);
  const patience = performance.now() + 20_000;
  while (!stored()) {
    if (performance.now() > patience) throw new Error(`${url} stored nothing`);
    await setTimeout(10);
  }
  request.destroy();
}

function toPairs(raw: string[]): [string, string][] {
  return raw.flatMap((name, at) => (at % 2 === 0 ? [[name, raw[at + 1] as string]] : []));
}

function sendRaw(origin: string, bytes: string | Buffer): Promise<string> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve) => {
    let received = "";
    const socket = connect(Number(port), hostname, () => socket.write(bytes));
    socket.setEncoding("latin1").setTimeout(20_000);
    socket.on("data", (chunk: string) => {
      received += chunk;
      socket.setTimeout(300);
    });
    socket.on("timeout", () => socket.destroy());
    socket.on("error", () => socket.destroy());
    socket.on("close", () => resolve(received));
  });
}
