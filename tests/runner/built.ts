import { existsSync } from "node:fs";
import { join } from "node:path";
import { CommandError } from "#runtime/command-error.ts";
import { projectRoot } from "#runtime/project-root.ts";

export function requireBuild(): void {
  if (!existsSync(join(projectRoot, "build/server/main.js")))
    throw new CommandError('The website is not built: run "npm run build" first.');
}
