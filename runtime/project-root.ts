import { existsSync } from "node:fs";
import { dirname, join } from "node:path";

export const projectRoot = findProjectRoot(import.meta.dirname);

function findProjectRoot(folder: string): string {
  return existsSync(join(folder, "package.json")) ? folder : findProjectRoot(dirname(folder));
}
