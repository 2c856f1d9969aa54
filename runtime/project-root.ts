import { existsSync } from "node:fs";
import { dirname, join } from "node:path";

/** The folder of package.json. Built files lie deeper in it than their sources. */
export const projectRoot = findProjectRoot(import.meta.dirname);

function findProjectRoot(folder: string): string {
  return existsSync(join(folder, "package.json")) ? folder : findProjectRoot(dirname(folder));
}
