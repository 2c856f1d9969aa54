import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { launchEnvironment, launchFlags } from "#runtime/launch.ts";
import { sampleStaff } from "../db/samples/staff.ts";

const root = join(import.meta.dirname, "..");
const { PORT = "3000", ADMIN_EMAIL, ADMIN_PASSWORD } = process.env;
const isOwnAccount = Boolean(ADMIN_EMAIL && ADMIN_PASSWORD);
const { email, password } = isOwnAccount
  ? { email: ADMIN_EMAIL, password: ADMIN_PASSWORD }
  : sampleStaff;
const host = process.env.HOST || "127.0.0.1";

// React reads NODE_ENV while it loads, so the process has to start with it.
const env = {
  ...process.env,
  NODE_ENV: "production",
  LOG_LEVEL: process.env.LOG_LEVEL || "warn",
  DATA_DIR: process.env.DATA_DIR || join(root, "data/demo"),
  HOST: host,
};

/** Another server on it would be taken for this one. */
async function requireFreePort(): Promise<void> {
  const trial = createServer().listen(Number(PORT), host);
  try {
    await once(trial, "listening");
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    console.error(`Port ${PORT} cannot be used (${code}); try PORT=3001 npm run demo`);
    process.exit(1);
  }
  trial.close();
  await once(trial, "close");
}

function run(command: string, ...args: string[]): void {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: root, env, encoding: "utf8" });
  if (status === 0) return;
  process.stderr.write(stdout + stderr);
  process.exit(status ?? 1);
}

await requireFreePort();
console.log("Building the website …");
run("npm", "run", "build");
const account = isOwnAccount ? [] : ["--with-account"];
const samples = ["--with-timetable", "--with-register", "--with-services", ...account];
run(process.execPath, "commands/seed.ts", ...samples);

const server = spawn(process.execPath, [...launchFlags, "build/server/main.js"], {
  cwd: root,
  env: { ...launchEnvironment, ...env },
  stdio: "inherit",
});
process.on("SIGINT", () => {});
process.on("SIGTERM", () => server.kill());
server.on("exit", (code) => process.exit(code ?? 1));

const asked = ["0.0.0.0", "::"].includes(host) ? "localhost" : host;
while (!(await fetch(`http://${asked}:${PORT}/healthz`).catch(() => undefined))) await pause(100);
console.log(`
  Website    http://${asked}:${PORT}
  Dashboard  http://${asked}:${PORT}/dashboard
  Email      ${email}
  Password   ${password}
`);
if (!isOwnAccount)
  console.log("  Everybody can read this password: for trying things out, never for a website.");
if (host === "127.0.0.1")
  console.log("  Only this computer can open it. HOST=0.0.0.0 lets the network in.");
