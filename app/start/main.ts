import { runCommand } from "#runtime/command-error.ts";

// Imported here, so that a wrong setting, which is found while a module loads, is reported in one line too.
await runCommand(async () => {
  const { begin } = await import("../../server/begin.ts");
  // The worker takes longest to start: it does so while the front is loaded.
  const beginning = begin();
  const { serve } = await import("./serve.ts");
  await serve(beginning);
});
