import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..");

function sources(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name) && !name.includes(".test."))
    .map((name) => join(folder, name));
}

/** What a file imports, as paths from the project's root; packages by their names. */
function importsOf(file: string): string[] {
  const text = readFileSync(join(root, file), "utf8");
  const specifiers = [...text.matchAll(/(?:from|import)\s*\(?\s*"([^"]+)"/g)].map(
    ([, s = ""]) => s,
  );
  return specifiers.map((specifier) => {
    if (specifier.startsWith("#")) return specifier.slice(1);
    if (!specifier.startsWith(".")) return specifier;
    return relative(root, resolve(root, dirname(file), specifier));
  });
}

function offenders(folder: string, forbidden: (imported: string, file: string) => boolean) {
  return sources(folder).flatMap((file) =>
    importsOf(file)
      .filter((imported) => forbidden(imported, file))
      .map((imported) => `${file} imports ${imported}`),
  );
}

test("the database knows neither React nor zod nor the app", () => {
  const forbidden = /^(?:react|zod|app\/|server\/)/;
  expect(offenders("db", (imported) => forbidden.test(imported))).toEqual([]);
});

test("the database alone speaks SQL", () => {
  const speaks =
    /\b(?:selectFrom|insertInto|updateTable|deleteFrom)\(|from "(?:kysely|better-sqlite3)"/;
  const speakers = sources("app").filter((file) =>
    speaks.test(readFileSync(join(root, file), "utf8")),
  );
  expect(speakers).toEqual([]);
});

test("the building blocks of the interface know no hospital", () => {
  expect(offenders("app/ui", (imported) => /^(?:app\/(?!ui\/)|db\/)/.test(imported))).toEqual([]);
});

test("the server knows neither features nor pages", () => {
  const allowed = /^app\/(?:env|log)\.server\.ts$/;
  const forbidden = (imported: string) => imported.startsWith("app/") && !allowed.test(imported);
  expect(offenders("server", forbidden)).toEqual([]);
});

test("nothing is imported from the migrations", () => {
  const folders = ["app", "db", "server"];
  expect(
    folders.flatMap((folder) => offenders(folder, (name) => name.startsWith("migrations"))),
  ).toEqual([]);
});

test("no folder is a bucket", () => {
  const buckets = /\/(?:utils?|lib|helpers?|hooks|components|services|types|common)(?:\/|\.)/;
  expect(
    [...sources("app"), ...sources("db"), ...sources("server")].filter((file) =>
      buckets.test(`/${file}`),
    ),
  ).toEqual([]);
});

test("every staff page lies under the guard of the dashboard", () => {
  const routes = readFileSync(join(root, "app/routes.ts"), "utf8");
  const guarded = routes.slice(routes.indexOf('route("dashboard"'));
  const [block = ""] = /^[\s\S]*?\n {2}\]\),/.exec(guarded) ?? [];
  const inside = new Set(
    [...block.matchAll(/"([\w-]+\/staff-[\w-]+\.tsx?)"/g)].map(([, file]) => file),
  );
  const all = [...routes.matchAll(/"([\w-]+\/staff-[\w-]+\.tsx?)"/g)].map(([, file]) => file);
  expect(all.length).toBeGreaterThan(0);
  expect(all.filter((file) => !inside.has(file))).toEqual([]);
});

test("only the dashboard's layout names the guard", () => {
  const users = sources("app").filter((file) =>
    /\bstaffOnly\b/.test(readFileSync(join(root, file), "utf8")),
  );
  expect(users.sort()).toEqual(["app/auth/guard.ts", "app/dashboard/layout.tsx"]);
});

test("every staff page asks again for staff where it reads or writes", () => {
  const forgetful = sources("app")
    .filter((file) => /\/staff-[\w-]+\.tsx?$/.test(file))
    .filter((file) => {
      const text = readFileSync(join(root, file), "utf8");
      return (
        /export (?:async )?function (?:loader|action)/.test(text) &&
        /#db\//.test(text) &&
        !/requireStaff\(/.test(text)
      );
    });
  expect(forgetful).toEqual([]);
});
