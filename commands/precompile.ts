import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { CommandError, runCommand } from "#runtime/command-error.ts";
import { compiledDirectory } from "#runtime/compiled.ts";
import { launchFlags } from "#runtime/launch.ts";
import { projectRoot } from "#runtime/project-root.ts";

const longestStart = 60_000;

/**
 * Starts the server that was built, and stops it: when its processes end, V8 keeps in build/compiled what it has
 * compiled for them. That is good for the user who runs this, for this version of Node and this kind of processor.
 */
async function precompile(): Promise<void> {
  rmSync(compiledDirectory, { recursive: true, force: true });
  mkdirSync(compiledDirectory);
  const data = mkdtempSync(join(tmpdir(), "morni-build-"));
  try {
    await startOnce(data);
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
  // What is written here is for its owner alone, and where an image is made it gets another one.
  chmodSync(compiledDirectory, 0o755);
  for (const entry of readdirSync(compiledDirectory, { recursive: true, withFileTypes: true })) {
    chmodSync(join(entry.parentPath, entry.name), entry.isDirectory() ? 0o755 : 0o644);
  }
}

async function startOnce(data: string): Promise<void> {
  const server = spawn(
    process.execPath,
    [...launchFlags, join(projectRoot, "build/server/main.js")],
    {
      env: {
        PATH: process.env.PATH,
        NODE_ENV: "production",
        DATA_DIR: data,
        HOST: "127.0.0.1",
        PORT: "0",
        RENDER_AHEAD: "off",
      },
      stdio: ["ignore", "pipe", "inherit"],
      timeout: longestStart,
    },
  );
  const ended = once(server, "close");
  createInterface({ input: server.stdout }).on("line", (line) => {
    if (line.includes('"listening"')) server.kill("SIGTERM");
  });
  const [code] = await ended;
  if (code === null) {
    const seconds = longestStart / 1000;
    throw new CommandError(
      `the server that was built did not start within ${seconds} seconds; run "npm run build" again while the machine has less to do`,
    );
  }
  if (code !== 0) {
    throw new CommandError(
      'the server that was built does not start; mend what it says above, and run "npm run build" again',
    );
  }
}

await runCommand(precompile);
