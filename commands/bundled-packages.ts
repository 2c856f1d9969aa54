import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { isBuiltin } from "node:module";
import { join } from "node:path";
import type { Plugin } from "vite";

const folder = join(import.meta.dirname, "../build");
const packageFolder = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/;

interface BuiltFrom {
  bundled: string[];
  external: string[];
}

export function readBuiltFrom(): BuiltFrom {
  const parts = ["client", "ssr"].map(
    (environment): BuiltFrom => JSON.parse(readFileSync(fileOf(environment), "utf8")),
  );
  return {
    bundled: [...new Set(parts.flatMap(({ bundled }) => bundled))],
    external: [...new Set(parts.flatMap(({ external }) => external))],
  };
}

export function bundledPackages(): Plugin {
  return {
    name: "bundled-packages",
    apply: "build",
    generateBundle(_options, bundle) {
      const folders = [...this.getModuleIds()].flatMap((id) => packageFolder.exec(id)?.[0] ?? []);
      const imported = Object.values(bundle).flatMap((file) =>
        file.type === "chunk" ? [...file.imports, ...file.dynamicImports] : [],
      );
      const external = imported.filter((name) => !(name in bundle) && !isBuiltin(name));
      const builtFrom: BuiltFrom = {
        bundled: [...new Set(folders)].map(nameAndVersion).sort(),
        external: [...new Set(external)].sort(),
      };
      mkdirSync(folder, { recursive: true });
      writeFileSync(fileOf(this.environment.name), JSON.stringify(builtFrom, null, 2));
    },
  };
}

function fileOf(environment: string): string {
  return join(folder, `packages-${environment}.json`);
}

export function nameAndVersion(packageFolder: string): string {
  const { name, version } = JSON.parse(readFileSync(join(packageFolder, "package.json"), "utf8"));
  return `${name}@${version}`;
}
