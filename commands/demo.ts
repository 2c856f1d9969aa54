import { spawn, spawnSync } from "node:child_process";
import { join } from "node:path";

const root = join(import.meta.dirname, "..");
const { PORT = "3000", ADMIN_EMAIL, ADMIN_PASSWORD } = process.env;
const email = ADMIN_EMAIL || "staff@example.org";
const password = ADMIN_PASSWORD || "sample-password";

// React reads NODE_ENV while it loads, so it has to be there before the process starts.
const env = {
  ...process.env,
  NODE_ENV: "production",
  DATA_DIR: process.env.DATA_DIR || join(root, "data/demo"),
  ADMIN_EMAIL: email,
  ADMIN_PASSWORD: password,
};

function start(...args: string[]) {
  return [process.execPath, args, { cwd: root, env, stdio: "inherit" }] as const;
}

const seeded = spawnSync(...start("commands/seed.ts"));
if (seeded.status !== 0) process.exit(seeded.status ?? 1);

console.log(`
  Website    http://localhost:${PORT}
  Dashboard  http://localhost:${PORT}/dashboard
  E-mail     ${email}
  Password   ${password}
`);

const server = spawn(
  ...start("--disable-proto=delete", "--max-semi-space-size=8", "build/server/main.js"),
);
process.on("SIGINT", () => {});
process.on("SIGTERM", () => server.kill());
server.on("exit", (code) => process.exit(code ?? 1));
