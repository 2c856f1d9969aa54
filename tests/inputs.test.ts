import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { expect, test } from "vitest";
import { maxFormTextBytes } from "#app/forms/field-lengths.ts";
import { readQuery, readQueryList } from "#app/requests/http.ts";
import routes from "#app/routes.ts";
import { documentInputs, inputsDocument } from "../docs/document-inputs.ts";
import { pickPassedOn } from "../server/http/request-headers.ts";
import { readBuiltInputs } from "./forms/built-inputs.ts";

const app = join(import.meta.dirname, "../app");

function read(file: string): string {
  return readFileSync(join(app, file), "utf8");
}

/** The files of the website without its tests. */
function sources(): string[] {
  return readdirSync(app, { recursive: true, encoding: "utf8" }).filter(
    (name) => /\.tsx?$/.test(name) && !name.includes(".test."),
  );
}

function readersOf(pattern: RegExp): string[] {
  return sources()
    .filter((name) => pattern.test(read(name)))
    .sort();
}

/** The names of the declarations with which a file reads something. */
function namesRead(file: string): string[] {
  const calls = read(file).matchAll(
    /\b(?:read(?:Form|DoctorForm|FormWithFile|Body|Checked|Query|QueryList|ListQuery)\(\w+|withQuery\([^;]*?url), (\w+)|\b(?:form|input): (\w+Form),/g,
  );
  return [...calls].flatMap(([, name = "", passedOn = ""]) => name || passedOn);
}

/** The names that a route declares, of its queries and forms, or that a call has in its description. */
function namesDeclared(file: string): string[] {
  const lists = read(file).matchAll(
    /^export const reads = (?:\[|Object\.values\()([\w, ]+)|\breads: (\w+Call)\b/gm,
  );
  return [...lists].flatMap(([, names = "", call = ""]) => (names + call).match(/\w+/g) ?? []);
}

/** Each file of a route, with those of the routes around it. */
function routeFiles(
  within: RouteConfigEntry[] = routes,
  around: string[] = [],
): { file: string; around: string[] }[] {
  return within.flatMap(({ file, children = [] }) => [
    { file, around },
    ...routeFiles(children, [...around, file]),
  ]);
}

test("a route declares what it reads, or the route around it does", () => {
  for (const { file, around } of routeFiles()) {
    const inherited = around.flatMap(namesDeclared).filter((name) => name !== "query");
    const declared = [...namesDeclared(file), ...inherited];
    expect(
      namesRead(file).filter((name) => !declared.includes(name)),
      file,
    ).toEqual([]);
  }
});

test("what a route declares is read, there or in a file that it imports", () => {
  const readElsewhere = sources().flatMap(namesRead);
  for (const { file } of routeFiles()) {
    const isOwn = (name: string) => new RegExp(`^const ${name}\\b`, "m").test(read(file));
    const unread = namesDeclared(file).filter(
      (name) => !(isOwn(name) ? namesRead(file) : readElsewhere).includes(name),
    );
    expect(unread, file).toEqual([]);
  }
});

test("what a file reads for routes, one of them or the description of a call declares", () => {
  const declared = sources().flatMap(namesDeclared);
  expect(declared.length).toBeGreaterThan(60);
  // The parameters of functions.
  const passed = ["call", "described", "input", "query"];
  for (const file of sources()) {
    const unknown = namesRead(file).filter((name) => ![...declared, ...passed].includes(name));
    expect(unknown, file).toEqual([]);
  }
});

test("no script of a page contains such a declaration", () => {
  const assets = join(app, "../build/client/assets");
  const scripts = readdirSync(assets).filter((name) => name.endsWith(".js"));
  expect(scripts.length).toBeGreaterThan(100);
  const declarations = /\b(?:form_key:\d|parameters:\{)/;
  expect(
    scripts.filter((name) => declarations.test(readFileSync(join(assets, name), "utf8"))),
  ).toEqual([]);
});

test("there is one reader for each kind of input", () => {
  expect(readersOf(/parseFormData\(|request\.(?:formData|json|text|body)\b/)).toEqual([
    "forms/form-body.server.ts",
  ]);
  expect(readersOf(/\b(?:search(?:Params)?|params)\??\.(?:get|getAll|has|entries)\(/i)).toEqual([
    "requests/http.ts",
    // In the browser.
    "sign-in/sign-in.tsx",
  ]);
  expect(readersOf(/get\("Cookie"\)/)).toEqual([
    "auth/cookie.server.ts",
    "rendering/lite.server.ts",
    "requests/flash.server.ts",
  ]);
});

test("a parameter is cut to its length, and of a list what is too long or too much is left out", () => {
  const query = { parameters: { q: 3 }, lists: { id: { length: 3, count: 2 } } };
  const url = new URL("http://hospital.example/?q=fever&id=long&id=one&id=two&id=six&other=1");
  expect(readQuery(url, query)).toEqual({ q: "fev" });
  expect(readQueryList(url, query, "id")).toEqual(["one", "two"]);
  expect(readQueryList(url, query, "other")).toEqual([]);
});

test("a request header that is not in the table does not reach a page", () => {
  const sent = { "x-task-address": "1.2.3.4", "x-middleware": "1", "if-match": '"1"' };
  expect(pickPassedOn(sent)).toEqual({ "if-match": '"1"' });
});

test("the texts of the longest form fit into what is read, in letters of four bytes", async () => {
  const { forms } = readBuiltInputs();
  const longest = forms.map(({ form: { typed, added = {}, lists, rows } }) => {
    const { resume: _, ...others } = added;
    const ofRows = Object.entries(rows ?? {}).map(
      ([list, { count, fields }]) => count * sum(Object.entries(fields), `${list}.199.`),
    );
    const ofLists = Object.values(lists ?? {}).map(({ length, count }) => length * count * 4);
    const single = sum(Object.entries({ ...typed, ...others }));
    return [single, ...ofRows, ...ofLists].reduce((total, one) => total + one);
  });
  expect(Math.max(...longest)).toBeLessThan(maxFormTextBytes);
});

/** Of names and texts, in bytes. */
function sum(fields: [name: string, length: number][], start = ""): number {
  return fields.reduce(
    (total, [name, length]) => total + start.length + name.length + length * 4,
    0,
  );
}

test("the document shows the tables as they are (npm run document-inputs writes it)", () => {
  expect(readFileSync(inputsDocument, "utf8")).toBe(documentInputs());
});
