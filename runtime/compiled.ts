import { existsSync } from "node:fs";
import { enableCompileCache } from "node:module";
import { join } from "node:path";
import { projectRoot } from "./project-root.ts";

/** Modules as V8 compiled them at the end of the build (`commands/precompile.ts`). */
export const compiledDirectory = join(projectRoot, "build/compiled");

/**
 * Lets what is imported from now on come from there. V8 checks each piece against its source, and uses none of another
 * version, user or kind of processor.
 */
export function preferCompiled(): void {
  if (existsSync(compiledDirectory)) {
    enableCompileCache({ directory: compiledDirectory, portable: true });
  }
}
