import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { readBuiltFrom } from "./bundled-packages.ts";

const root = join(import.meta.dirname, "..");
// Not those of types alone, which nothing loads.
const specifiers = /^(?:import|export) (?!type\b)(?:[^;"=]*? from )?"(.+)";$|\bimport\("(.+)"\)/gm;

export function listCommandPackages(): string[] {
  const files = globSync("commands/*.ts", { cwd: root }).filter((file) => !isTest(file));
  const waiting = files.map((file) => join(root, file));
  const seen = new Set(waiting);
  const names = new Set<string>();
  for (let file = waiting.pop(); file; file = waiting.pop()) {
    for (const specifier of importsOf(file)) {
      const own = resolveOwn(specifier, file);
      if (!own) names.add(packageNameOf(specifier));
      else if (!seen.has(own)) waiting.push(own);
      if (own) seen.add(own);
    }
  }
  return [...names].sort();
}

export function listInstalledPackages(): string[] {
  const folders = new Set<string>();
  const add = (name: string, from: string): void => {
    const folder = findPackage(name, from);
    if (!folder || folders.has(folder)) return;
    folders.add(folder);
    const { dependencies, optionalDependencies } = JSON.parse(
      readFileSync(join(root, folder, "package.json"), "utf8"),
    );
    // Of the optional ones, those of this platform are there.
    for (const needed of Object.keys({ ...dependencies, ...optionalDependencies })) {
      add(needed, folder);
    }
  };
  for (const name of [...readBuiltFrom().external, ...listCommandPackages()]) add(name, ".");
  return [...folders].sort();
}

function importsOf(file: string): string[] {
  const code = readFileSync(file, "utf8");
  const found = [...code.matchAll(specifiers)].map(([, first, dynamic]) =>
    String(first ?? dynamic),
  );
  return found.filter((specifier) => !specifier.startsWith("node:"));
}

function resolveOwn(specifier: string, file: string): string | undefined {
  if (specifier.startsWith(".")) return join(dirname(file), specifier);
  return specifier.startsWith("#") ? join(root, specifier.slice(1)) : undefined;
}

function packageNameOf(specifier: string): string {
  return specifier
    .split("/")
    .slice(0, specifier.startsWith("@") ? 2 : 1)
    .join("/");
}

function findPackage(name: string, from: string): string | undefined {
  const folder = join(from, "node_modules", name);
  if (existsSync(join(root, folder))) return folder;
  return from === "." ? undefined : findPackage(name, dirname(from));
}

function isTest(file: string): boolean {
  return file.endsWith(".test.ts");
}
