import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "..");

/** A server under measurement. */
export interface Measured {
  name: string;
  origin: string;
  pid: number;
  stop(): void;
}

/** Fills a data folder with the samples. */
export function seed(data: string): void {
  const { status } = spawnSync(
    process.execPath,
    ["commands/seed.ts"],
    settings({ DATA_DIR: data }),
  );
  if (status !== 0) throw new Error("The samples could not be made");
}

/** The product as `npm start` runs it, without limits of rate unless `env` sets them. */
export function startProduct(
  data: string,
  port: number,
  env: NodeJS.ProcessEnv = {},
): Promise<Measured> {
  const args = ["--disable-proto=delete", "--max-semi-space-size=2", "build/server/main.js"];
  return startProcess("this server", process.execPath, args, { ...env, DATA_DIR: data }, port);
}

/** The same build under the framework's own server. */
export function startPeer(data: string, port: number): Promise<Measured> {
  const args = ["build/server/index.js"];
  const command = join(root, "node_modules/.bin/react-router-serve");
  return startProcess("react-router-serve", command, args, { DATA_DIR: data }, port);
}

/** Node's server and nothing else: the same bytes for every request. `data` is a folder for them. */
export function startBare(data: string, body: Buffer, port: number): Promise<Measured> {
  const file = join(data, "bare");
  writeFileSync(file, body);
  return startProcess("bare node:http", process.execPath, ["bench/bare.ts", file], {}, port);
}

async function startProcess(
  name: string,
  command: string,
  args: string[],
  env: NodeJS.ProcessEnv,
  port: number,
): Promise<Measured> {
  const options = settings({ ...env, PORT: String(port), HOST: "127.0.0.1" });
  const child: ChildProcess = spawn(command, args, options);
  const origin = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 100; tries += 1) {
    const response = await fetch(`${origin}/doctors`).catch(() => undefined);
    if (response?.ok) {
      return { name, origin, pid: child.pid as number, stop: () => child.kill("SIGTERM") };
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${name} did not start`);
}

function settings(env: NodeJS.ProcessEnv) {
  const base = { NODE_ENV: "production", LOG_LEVEL: "silent", RATE_LIMITS: "off" };
  return { cwd: root, env: { ...process.env, ...base, ...env }, stdio: "ignore" } as const;
}
