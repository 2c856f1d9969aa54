import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { expect, test } from "vitest";
import routes from "#app/routes.ts";

const root = join(import.meta.dirname, "..");
const folders = ["app", "commands", "db", "runtime", "server"];

/** From the ground up: a file imports from its own folder and from floors below it. */
const floors = [
  ["app/language", "app/words/en", "runtime"],
  ["app/words/hi", "app/words/pa"],
  ["app/words"],
  ["db/disk"],
  ["app/rendering", "db"],
  ["db/register", "db/texts"],
  ["db/payments", "db/settings"],
  ["db/accounts", "db/applications", "db/timetable"],
  ["db/doctors"],
  ["db/history", "db/moving"],
  ["db/samples"],
  ["app/care", "app/markdown", "app/spelling", "app/ui/fields", "commands", "server/http"],
  ["server"],
  ["app/forms", "app/ui/sending", "server/cache", "server/worker"],
  ["app/ui", "server/process"],
  ["app/requests", "app/ui/keeping", "app/ui/lists"],
  ["app/api", "app/hospital", "app/timetable"],
  ["app/auth", "app/pages", "app/reviews", "app/spreadsheets", "app/uploads"],
  [
    "app/charges",
    "app/contact",
    "app/danger",
    "app/deletion",
    "app/instagram",
    "app/insurance",
    "app/offline",
    "app/opd",
    "app/patients",
    "app/pictures",
    "app/settings",
    "app/sign-in",
  ],
  [
    "app/devices",
    "app/doctors",
    "app/gallery",
    "app/links",
    "app/second-step",
    "app/settings-desk",
    "app/timetable-api",
    "app/trash",
  ],
  [
    "app/careers",
    "app/doctor-import/columns",
    "app/library",
    "app/own-words",
    "app/payments",
    "app/staff",
    "app/timetable-desk",
  ],
  ["app/doctor-desk", "app/header", "app/library/compile", "app/payments-api", "app/register"],
  ["app/register/booking"],
  ["app/register/video"],
  [
    "app/articles",
    "app/career-desk",
    "app/doctor-api",
    "app/doctor-import",
    "app/legal",
    "app/news",
    "app/register-api",
    "app/search",
    "app/site",
    "app/visits",
  ],
  ["app/article-desk", "app/home", "app/own-page-desk", "app/reference", "app/upkeep"],
  ["app/first-run"],
  ["app/dashboard", "app/history", "entries of app"],
];

/** What the framework reads; these files put the features together. */
const entries = /^app\/(?:(?:routes|root|entry\.\w+)\.tsx?$|start\/)/;

function sources(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name) && !name.includes(".test."))
    .map((name) => join(folder, name));
}

function read(file: string): string {
  return readFileSync(join(root, file), "utf8");
}

/** What a file imports, as paths from the project's root; packages by their names. */
function importsOf(file: string): string[] {
  const found = [...read(file).matchAll(/(?:from|import)\s*\(?\s*"([^"]+)"/g)];
  return found.map(([, specifier = ""]) => {
    if (specifier.startsWith("#")) return specifier.slice(1);
    if (!specifier.startsWith(".")) return specifier;
    return relative(root, resolve(root, dirname(file), specifier));
  });
}

function roomOf(file: string): string {
  return entries.test(file) ? "entries of app" : dirname(file);
}

function floorOf(file: string): number {
  return floors.findIndex((rooms) => rooms.includes(roomOf(file)));
}

function offenders(files: string[], isForbidden: (imported: string) => boolean): string[] {
  return files.flatMap((file) =>
    importsOf(file)
      .filter(isForbidden)
      .map((imported) => `${file} imports ${imported}`),
  );
}

test("every folder has its floor, and nothing is imported from above", () => {
  const files = folders.flatMap(sources);
  expect(files.filter((file) => floorOf(file) < 0)).toEqual([]);
  const upwards = files.flatMap((file) =>
    importsOf(file)
      .filter((imported) => floorOf(imported) >= 0 && roomOf(imported) !== roomOf(file))
      .filter((imported) => floorOf(imported) >= floorOf(file))
      .map((imported) => `${file} imports ${imported}`),
  );
  expect(upwards).toEqual([]);
});

// What is stored as JSON has no columns: its shape stands there alone.
const storedShapes = "db/setting-groups.ts";

test("the database knows no React, and zod only for what it stores as JSON", () => {
  const files = sources("db").filter((file) => file !== storedShapes);
  expect(offenders(files, (name) => /^(?:react|zod)/.test(name))).toEqual([]);
});

test("the database alone speaks SQL", () => {
  const sql =
    /\b(?:selectFrom|insertInto|updateTable|deleteFrom)\(|from "(?:kysely|better-sqlite3)"/;
  expect(sources("app").filter((file) => sql.test(read(file)))).toEqual([]);
});

test("what is looked up by any name is a lookup table or a Map", () => {
  const plain =
    /^(?:export )?const \w+: (?:Readonly<|Partial<)*Record<string, .*= (?!lookupTable)/m;
  expect(folders.flatMap(sources).filter((file) => plain.test(read(file)))).toEqual([]);
});

test("nothing is imported from the migrations", () => {
  const files = folders.flatMap(sources);
  expect(offenders(files, (name) => name.startsWith("migrations"))).toEqual([]);
});

test("no folder is a bucket", () => {
  const bucket = /\/(?:utils?|lib|helpers?|hooks|components|services|types|common)(?:\/|\.)/;
  expect(folders.flatMap(sources).filter((file) => bucket.test(`/${file}`))).toEqual([]);
});

/** The files of routes, with the files of the routes that they lie in. */
function routeFiles(within: RouteConfigEntry[], parents: string[] = []): Map<string, string[]> {
  const files = within.flatMap(({ file, children = [] }) => [
    [file, parents] as const,
    ...routeFiles(children, [...parents, file]),
  ]);
  return new Map(files);
}

test("every staff page lies under the guard of the dashboard", () => {
  const staff = [...routeFiles(routes)].filter(([file]) => /\/staff-/.test(file));
  expect(staff.length).toBeGreaterThan(10);
  const unguarded = staff.filter(([, parents]) => !parents.includes("dashboard/layout.tsx"));
  expect(unguarded).toEqual([]);
});

test("the dashboard's layout alone names the guard", () => {
  const users = sources("app").filter((file) => /\bstaffOnly\b/.test(read(file)));
  expect(users.sort()).toEqual(["app/auth/guard.ts", "app/dashboard/layout.tsx"]);
});

test("every call of the API lies under the guard of roles", () => {
  const calls = [...routeFiles(routes)].filter(([file]) => /\/api-(?!layout)/.test(file));
  expect(calls.length).toBeGreaterThan(10);
  expect(calls.filter(([, parents]) => !parents.includes("auth/api-layout.ts"))).toEqual([]);
});
