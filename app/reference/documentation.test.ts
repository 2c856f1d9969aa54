import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { dump } from "../../tests/api/api.ts";
import { startAppForFile } from "../../tests/app/app.ts";
import { builtRoutes } from "../../tests/forms/built-inputs.ts";
import { listAddresses } from "../../tests/hostile/targets.ts";
import { withoutRegistration } from "../../tests/pages/without-registration.ts";
import { describeApi } from "./openapi.server.ts";

const root = join(import.meta.dirname, "../..");
const guide = readFileSync(join(root, "docs/api.md"), "utf8");
const commands = [...guide.matchAll(/```sh\n([\s\S]*?)```/g)].map(([, text]) => text).join("\n");

const app = await startAppForFile();

test("the commands of the guide run as they stand, and clean up what they made", async () => {
  const { doctors, links, applications } = count();
  const { stdout } = await promisify(execFile)("bash", ["-euo", "pipefail", "-c", commands], {
    cwd: root,
    env: { PATH: process.env.PATH, BASE: `${app.origin}/api/v1` },
    maxBuffer: 1 << 24,
  });
  expect(stdout).toMatch(/"fees":900,.*\/uploads\/[0-9a-f-]+-640\.webp/);
  expect(stdout).toContain('"availability":"unavailable"');
  expect(count()).toEqual({ doctors: doctors + 1, links, applications });
});

test("the document has each call that an address of the API takes", async () => {
  const { paths } = JSON.parse(JSON.stringify(describeApi(builtRoutes())));
  const addresses = listAddresses().filter(({ path }) => /^\/api\/v1\/[^*]/.test(path));
  expect(addresses.length).toBeGreaterThan(20);
  for (const { path } of addresses.filter(({ path }) => !path.endsWith("/openapi.json"))) {
    const { headers } = await app.send("OPTIONS", path.replace(":id", "1"));
    const taken = (headers.get("Allow") ?? "").toLowerCase().split(", ");
    const described = Object.keys(paths[path.slice("/api/v1".length).replace(":id", "{id}")] ?? {});
    expect(described, path).toEqual(taken.filter((method) => method !== "head"));
  }
});

test("the guide has a command for every call", () => {
  const missing = Object.entries(describeApi(builtRoutes()).paths ?? {}).flatMap(
    ([path, methods]) =>
      Object.keys(methods ?? {})
        .filter((method) => !hasCommand(method.toUpperCase(), path))
        .map((method) => `${method} ${path}`),
  );
  expect(missing).toEqual([]);
});

test("the readable page shows every call, without any script", async () => {
  const page = (await (await app.get("/api/v1")).text()).replaceAll("<!-- -->", "");
  for (const [path, methods] of Object.entries(describeApi(builtRoutes()).paths ?? {})) {
    for (const operation of Object.values(methods ?? {})) {
      expect(page).toContain(`</strong> ${path}</code>`);
      expect(page).toContain(`<h3>${(operation as { summary: string }).summary}</h3>`);
    }
  }
  expect(withoutRegistration(page)).not.toMatch(/<script(?![^>]*(?:speculationrules|ld\+json))/);
});

test("the readable page names every problem that a call may meet", async () => {
  const page = (await (await app.get("/api/v1")).text()).replaceAll("<!-- -->", "");
  const shown = [
    ...page.matchAll(/<strong>([A-Z]+)<\/strong> ([^<]+)<.*?May fail with ([\d, ]+)\./gs),
  ];
  const described = Object.entries(describeApi(builtRoutes()).paths ?? {}).flatMap(
    ([path, methods]) =>
      Object.entries(methods ?? {}).map(([method, { responses }]) => [
        `${method.toUpperCase()} ${path}`,
        Object.keys(responses).filter((status) => /^[45]/.test(status)),
      ]),
  );
  const named = shown.map(([, method, path, statuses]) => [
    `${method} ${path}`,
    statuses?.split(", "),
  ]);
  expect(Object.fromEntries(named)).toEqual(Object.fromEntries(described));
});

/** How many rows there are; a deleted doctor stays as a row. */
function count() {
  const tables: Record<string, unknown[]> = Object.fromEntries(JSON.parse(dump(app)));
  const of = (table: string) => tables[table]?.length ?? Number.NaN;
  return { doctors: of("doctors"), applications: of("applications"), links: of("links") };
}

function hasCommand(method: string, path: string): boolean {
  const address = path.replace(/\{id\}/, String.raw`\$[A-Z]+`);
  return commands.split(/(?=curl )/).some((command) => {
    const [, given, sent] = /curl(?:[^"]*-X (\w+))?[^"]*"(?:[^"]*)"([\s\S]*)/.exec(command) ?? [];
    const meant = given ?? (/ -d /.test(sent ?? "") ? "POST" : "GET");
    return meant === method && new RegExp(String.raw`"\$BASE${address}(?:\?[^"]*)?"`).test(command);
  });
}
