import { runCommand } from "#runtime/command-error.ts";

// Imported here, so that a wrong setting, which is found while a module loads, is reported in one line too.
await runCommand(async () => (await import("./serve.ts")).serve());
