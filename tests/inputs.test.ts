import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import {
  type CallInput,
  calls,
  type FormInput,
  forms,
  maxFormTextBytes,
  queries,
} from "#app/inputs.ts";
import { documentInputs, inputsDocument } from "../docs/document-inputs.ts";
import { listAddresses } from "../drills/targets.ts";
import { pickPassedOn } from "../server/request-headers.ts";

const app = join(import.meta.dirname, "../app");
const addresses = listAddresses();
const isCall = (path: string) => path.startsWith("/api/v1/");

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

test("every page with an action has its form in the table, and every form its page", () => {
  const acting = addresses
    .filter(
      ({ path, file }) =>
        !isCall(path) && /^export (?:(?:async )?function|const) action\b/m.test(read(file)),
    )
    .map(({ path }) => path);
  // The groups of facts about the hospital are at one address.
  const listed = new Set(Object.values<FormInput>(forms).flatMap(({ at }) => at));
  expect([...listed].sort()).toEqual(acting.sort());
});

test("every call that may send something has its fields in the table, and every entry its call", () => {
  const sending = addresses
    .filter(({ path }) => isCall(path))
    .flatMap(({ path, file }) => {
      const methods = read(file).matchAll(/\b(POST|PUT|DELETE|PATCH): \{ respond/g);
      return [...methods].map(([, method]) => `${method} ${path}`);
    });
  const listed = Object.values<CallInput>(calls).flatMap(({ at }) => at);
  expect([...listed].sort()).toEqual(sending.sort());
});

test("every query in the table belongs to a page", () => {
  const known = addresses.map(({ path }) => path);
  for (const { at } of Object.values(queries)) {
    expect(at.filter((path) => !known.includes(path))).toEqual([]);
  }
});

test("there is one reader for each kind of input", () => {
  expect(readersOf(/parseFormData\(|request\.(?:formData|json|text|body)\b/)).toEqual([
    "form-body.server.ts",
  ]);
  expect(readersOf(/\b(?:search(?:Params)?|params)\??\.(?:get|getAll|has|entries)\(/i)).toEqual([
    // In the browser.
    "auth/sign-in.tsx",
    "http.ts",
  ]);
  expect(readersOf(/get\("Cookie"\)/)).toEqual([
    "auth/cookie.server.ts",
    "flash.server.ts",
    "rendering/lite.server.ts",
  ]);
});

test("a request header that is not in the table does not reach a page", () => {
  const sent = { "x-task-address": "1.2.3.4", "x-middleware": "1", "if-match": '"1"' };
  expect(pickPassedOn(sent)).toEqual({ "if-match": '"1"' });
});

test("the texts of the longest form fit into what is read, in letters of four bytes", () => {
  const longest = Object.values<FormInput>(forms).map(({ typed, added, lists, rows }) => {
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
