import { runCommand } from "#runtime/command-error.ts";
import { preferCompiled } from "#runtime/compiled.ts";

preferCompiled();
await runCommand(async () => (await import("./serve-worker.ts")).serveWorker());
