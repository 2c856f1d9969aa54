import { createRequire } from "node:module";
import { runCommand } from "#runtime/command-error.ts";

// Not a part of the bundle, whose other parts an old Node cannot load.
createRequire(import.meta.url)("../../runtime/need-node.cjs");

// A wrong setting is found while a module loads, and reported in one line.
await runCommand(async () => {
  const { begin } = await import("../../server/process/begin.ts");
  const beginning = begin();
  const { serve } = await import("./serve.ts");
  await serve(beginning);
});
