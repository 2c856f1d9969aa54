import { runCommand } from "#runtime/command-error.ts";

// A wrong setting is found while a module loads, and reported in one line.
await runCommand(async () => {
  const { begin } = await import("../../server/begin.ts");
  // The worker takes longest, and loads beside the front.
  const beginning = begin();
  const { serve } = await import("./serve.ts");
  await serve(beginning);
});
