import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const folder = join(import.meta.dirname, "../build");
const packageFolder = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/;

/** The file with the packages that a part of the build contains, as `name@version`. */
export function bundledPackagesFile(environment: string): string {
  return join(folder, `packages-${environment}.json`);
}

/** Notes which packages the build contains: none of them is installed where it runs. */
export function bundledPackages(): Plugin {
  return {
    name: "bundled-packages",
    apply: "build",
    generateBundle() {
      const folders = [...this.getModuleIds()].flatMap((id) => packageFolder.exec(id)?.[0] ?? []);
      const names = [...new Set(folders)].map(nameAndVersion).sort();
      mkdirSync(folder, { recursive: true });
      writeFileSync(bundledPackagesFile(this.environment.name), JSON.stringify(names, null, 2));
    },
  };
}

function nameAndVersion(packageFolder: string): string {
  const { name, version } = JSON.parse(readFileSync(join(packageFolder, "package.json"), "utf8"));
  return `${name}@${version}`;
}
