import { spawn } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { preparedDirectory, startApp } from "../tests/http.ts";

const root = join(import.meta.dirname, "..");
const command = join(root, "node_modules/@react-router/serve/bin.cjs");

async function freePort(): Promise<string> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  if (address === null || typeof address === "string") throw new Error("no port");
  return String(address.port);
}

test("the build is a plain one: React Router's own server answers with the same pages", async () => {
  const data = preparedDirectory();
  onTestFinished(() => rmSync(data, { recursive: true }));
  await using app = await startApp({}, data);
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const env = {
    ...process.env,
    NODE_ENV: "production",
    PORT: port,
    HOST: "127.0.0.1",
    DATA_DIR: data,
  };
  const preview = spawn(process.execPath, [command, "build/server/index.js"], { cwd: root, env });
  try {
    await once(preview.stdout, "data");
    for (const path of ["/doctors", "/Chemotherapy", "/signin"]) {
      const theirs = await fetch(origin + path);
      expect(theirs.status, path).toBe(200);
      const ours = await (await app.get(path)).text();
      const body = (await theirs.text()).replaceAll(origin, app.origin);
      expect(body === ours, path).toBe(true);
    }
  } finally {
    preview.kill();
  }
});
