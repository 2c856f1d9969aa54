import { renameSync, rmSync } from "node:fs";
import { resolve } from "node:path";
import { requireData } from "#db/disk/own-data.ts";
import { snapshotDatabase } from "#db/moving/snapshot.ts";
import { CommandError, exitCodes, runCommand } from "#runtime/command-error.ts";
import { commandLine } from "#runtime/command-line.ts";

async function copyDatabase(file: string): Promise<void> {
  const partial = `${file}.partial`;
  rmSync(partial, { force: true });
  try {
    await snapshotDatabase(partial);
    renameSync(partial, file);
  } finally {
    rmSync(partial, { force: true });
  }
}

await runCommand(async () => {
  const [file, ...rest] = process.argv.slice(2);
  if (!file || rest.length > 0) {
    throw new CommandError(`Usage: ${commandLine("copy-database", "FILE")}`, exitCodes.usage);
  }
  requireData();
  process.umask(0o077);
  await copyDatabase(resolve(file));
});
