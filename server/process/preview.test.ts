import { spawn } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { preparedDirectory, startApp } from "../../tests/app/http.ts";

const root = join(import.meta.dirname, "../..");

async function freePort(): Promise<string> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  if (address === null || typeof address === "string") throw new Error("no port");
  return String(address.port);
}

function dataForTest(): string {
  const data = preparedDirectory();
  onTestFinished(() => rmSync(data, { recursive: true }));
  return data;
}

/** Starts a server of the framework for one test; returns its origin once it responds. */
async function startFramework(script: string, args: string[], settings: NodeJS.ProcessEnv) {
  const command = [join(root, "node_modules", script), ...args];
  const child = spawn(process.execPath, command, {
    cwd: root,
    env: { ...process.env, ...settings },
    stdio: "ignore",
  });
  onTestFinished(() => void child.kill());
  const origin = `http://localhost:${settings.PORT}`;
  while (child.exitCode === null) {
    const response = await fetch(`${origin}/robots.txt`).catch(() => undefined);
    if (response?.ok) return origin;
    await pause(100);
  }
  throw new Error(`${script} ended with ${child.exitCode}`);
}

test("the build is a plain one: React Router's own server returns the same pages", async () => {
  const data = dataForTest();
  await using app = await startApp({}, data);
  const settings = { NODE_ENV: "production", PORT: await freePort(), DATA_DIR: data };
  const args = ["build/server/index.js"];
  const origin = await startFramework("@react-router/serve/bin.cjs", args, settings);
  for (const path of ["/doctors", "/Chemotherapy", "/signin"]) {
    const theirs = await fetch(origin + path);
    expect(theirs.status, path).toBe(200);
    const ours = await (await app.get(path)).text();
    const body = (await theirs.text()).replaceAll(origin, app.origin);
    expect(body === ours, path).toBe(true);
  }
});

test("the development server shows the pages", async () => {
  const port = await freePort();
  const settings = { NODE_ENV: "development", PORT: port, DATA_DIR: dataForTest() };
  const args = ["dev", "--port", port, "--strictPort"];
  const origin = await startFramework("@react-router/dev/bin.cjs", args, settings);
  for (const path of ["/doctors", "/Chemotherapy", "/signin"]) {
    const response = await fetch(origin + path);
    expect(response.status, path).toBe(200);
    expect(await response.text(), path).toContain("<h1");
  }
});
