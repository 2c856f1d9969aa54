import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { launchEnvironment, launchFlags } from "#runtime/launch.ts";
import { configureNginx, requireProgram } from "../drills/cache-servers.ts";
import type { Peer } from "./peers.ts";

const root = join(import.meta.dirname, "..");
const longestStart = 30_000;

export interface Startable {
  name: string;
  command: string;
  args: string[];
  cwd?: string;
  env?: NodeJS.ProcessEnv;
  path: string;
}

export interface Measured {
  name: string;
  origin: string;
  pid: number;
  startedIn: number;
  stop(): Promise<void>;
}

export interface Sent {
  path: string;
  type: string;
  /** Name, value, name, value: all but those that Node adds by itself. */
  headers: string[];
  body: Buffer;
}

export function withHeaders(path: string): string {
  return `${path}?headers`;
}

export function seed(data: string): void {
  const env = settings({ DATA_DIR: data });
  const { status } = spawnSync(process.execPath, ["commands/seed.ts"], { cwd: root, env });
  if (status !== 0) throw new Error("The samples could not be made");
}

/** The product as `npm start` runs it, without limits of rate unless `env` sets them. */
export function product(data: string): Startable {
  return {
    name: "this server",
    command: process.execPath,
    args: [...launchFlags, "build/server/main.js"],
    env: { ...launchEnvironment, DATA_DIR: data },
    path: "/readyz",
  };
}

export function frameworkServer(data: string): Startable {
  const command = join(root, "node_modules/.bin/react-router-serve");
  const args = ["build/server/index.js"];
  return { name: "react-router-serve", command, args, env: { DATA_DIR: data }, path: "/about" };
}

/** Node's server and nothing else: the same bytes for every request, with the fewest headers and with the same. */
export function bare(folder: string, pages: Sent[]): Startable {
  mkdirSync(folder, { recursive: true });
  const index = pages.flatMap(({ path, type, headers, body }, at) => {
    const file = String(at);
    writeFileSync(join(folder, file), body);
    const length = ["Content-Length", String(body.length)];
    const fewest = ["Content-Type", type, "Content-Encoding", "br", ...length];
    return [
      [path, { file, headers: fewest }],
      [withHeaders(path), { file, headers }],
    ];
  });
  writeFileSync(join(folder, "index.json"), JSON.stringify(Object.fromEntries(index)));
  const args = ["bench/bare.ts", folder];
  return { name: "bare node:http", command: process.execPath, args, path: "/" };
}

export function nginx(folder: string, page: Sent, port: number): Startable {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "page"), page.body);
  const args = configureNginx(
    folder,
    `sendfile on;
	tcp_nopush on;
	open_file_cache max=10;
	keepalive_requests 1000;
	server {
		listen 127.0.0.1:${port};
		location / {
			root ${folder};
			default_type "${page.type}";
			add_header Content-Encoding br;
			try_files /page =404;
		}
	}`,
  );
  const command = requireProgram("nginx", "nginx-light");
  return { name: "nginx", command, args, path: page.path };
}

export function frameworkPeer({ name, folder, args }: Peer): Startable {
  return { name, command: process.execPath, args, cwd: folder, path: "/article" };
}

export async function start(server: Startable, port: number): Promise<Measured> {
  const { name, command, args, cwd = root, env, path } = server;
  const begin = performance.now();
  const child = spawn(command, args, {
    cwd,
    env: settings({ ...env, PORT: String(port), HOST: "127.0.0.1" }),
    stdio: "ignore",
  });
  // A killed nginx would leave its other process behind.
  const end = () => child.kill("SIGTERM");
  process.once("exit", end);
  const origin = `http://127.0.0.1:${port}`;
  await untilItResponds(child, origin + path, name);
  const startedIn = performance.now() - begin;
  async function stop(): Promise<void> {
    process.off("exit", end);
    if (child.exitCode !== null) return;
    const ended = new Promise((resolve) => child.once("close", resolve));
    child.kill("SIGTERM");
    await ended;
  }
  return { name, origin, pid: child.pid as number, startedIn, stop };
}

async function untilItResponds(child: ChildProcess, url: string, name: string): Promise<void> {
  const { port } = new URL(url);
  const until = performance.now() + longestStart;
  while (performance.now() < until && child.exitCode === null) {
    // To connect costs the least: what asks takes time from what starts.
    if (await canConnect(Number(port))) {
      const response = await fetch(url).catch(() => undefined);
      await response?.arrayBuffer();
      if (response?.ok) return;
    }
    await pause(2);
  }
  throw new Error(`${name} did not start`);
}

async function canConnect(port: number): Promise<boolean> {
  const socket = connect(port, "127.0.0.1");
  const connected = await new Promise<boolean>((resolve) => {
    socket.once("connect", () => resolve(true)).once("error", () => resolve(false));
  });
  socket.destroy();
  return connected;
}

function settings(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const telemetry = { NEXT_TELEMETRY_DISABLED: "1", ASTRO_TELEMETRY_DISABLED: "1" };
  const base = { NODE_ENV: "production", LOG_LEVEL: "silent", RATE_LIMITS: "off", ...telemetry };
  return { ...process.env, ...base, ...env };
}
