import { runCommand } from "#runtime/command-error.ts";

await runCommand(async () => (await import("./serve-worker.ts")).serveWorker());
