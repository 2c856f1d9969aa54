import { resolve } from "node:path";
import { CommandError, exitCodes, runCommand } from "#runtime/command-error.ts";
import { takeExport } from "./take-export.ts";

await runCommand(async () => {
  const [folder, ...more] = process.argv.slice(2);
  if (!folder || more.length > 0) {
    throw new CommandError("Usage: npm run import -- FOLDER", exitCodes.usage);
  }
  console.log(await takeExport(resolve(folder)));
});
