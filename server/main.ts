import { runCommand } from "#runtime/command-error.ts";

// Imported here, so that a wrong setting found while a module loads is also told in one line.
await runCommand(async () => (await import("./start.ts")).start());
