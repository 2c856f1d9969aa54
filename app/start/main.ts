import { runCommand } from "#runtime/command-error.ts";

// A wrong setting is found while a module loads, and reported in one line.
await runCommand(async () => {
  const { begin } = await import("../../server/begin.ts");
  const beginning = begin();
  const { serve } = await import("./serve.ts");
  await serve(beginning);
});
