import { cpSync } from "node:fs";
import { basename, join } from "node:path";
import { listInstalledPackages } from "./installed-packages.ts";

function copyPackages(target: string): void {
  const root = join(import.meta.dirname, "..");
  for (const folder of listInstalledPackages()) {
    cpSync(join(root, folder), join(target, folder), {
      recursive: true,
      filter: (file) => basename(file) !== "node_modules",
    });
  }
}

const [target] = process.argv.slice(2);
if (!target) throw new Error("Usage: node commands/copy-packages.ts FOLDER");
copyPackages(target);
