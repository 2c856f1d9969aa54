import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { articleLinks } from "#app/articles/groups.ts";
import { openDatabase } from "#db/connection.server.ts";
import { doctorOrders } from "#db/doctor-list.ts";
import { logIn } from "./api.ts";
import { admin, emptyDirectory, startApp } from "./http.ts";

// Those that grow with the number of doctors, applicants and changes.
const long = ["doctors", "applications", "application_numbers", "audit", "events", "form_keys"];

// What is done once a day, or for one person's trace, may read a table from its beginning to its end.
const daily = [
  'select "at" from "audit" where "staff_email" not in',
  'select "photo_key" from "doctors" where "photo_key" is not null',
  'select "id" from "doctors" where "is_deleted" = ? and "updated_at" < ?',
  'delete from "events" where "last_at" < ?',
  'delete from "form_keys" where "created_at" < ?',
  'delete from "audit" where "at" < ?',
];

const texts = ["", "a", "ra", "sharma", "शर्मा", "98000"];
const ofStaff = [
  "/dashboard",
  "/dashboard/Careers",
  "/dashboard/Careers?page=2",
  "/dashboard/Careers/export.csv",
  "/dashboard/Careers/Unchecked",
  "/dashboard/Links",
  "/dashboard/AddDoctor?specialization=Urology&availability=available&website=shown",
  ...texts.flatMap((q) => [
    `/dashboard/Careers?q=${q}`,
    `/dashboard/Careers/Unchecked?q=${q}`,
    `/dashboard/AddDoctor?q=${q}`,
    `/api/v1/doctors?q=${q}`,
    `/api/v1/doctors?q=${q}&page=2&per=5`,
    `/api/v1/careers?q=${q}`,
    `/api/v1/careers?q=${q}&per=2`,
  ]),
  ...doctorOrders.flatMap((order) => [
    `/dashboard/AddDoctor?sort=${order}`,
    `/dashboard/AddDoctor?sort=-${order}`,
  ]),
];
const ofVisitors = [
  "/",
  "/doctors",
  "/doctors?speciality=urology",
  ...texts.map((q) => `/doctors?q=${q}`),
  "/search?q=urologist",
  "/sitemap.xml",
  "/Instagram",
  "/api/v1/available-doctors?limit=2",
  "/api/v1/social-links?limit=1",
  ...articleLinks.slice(0, 20).map(({ path }) => path),
];

test("no page, screen or call reads a long table from its beginning to its end, or sorts it", async () => {
  const file = join(emptyDirectory(), "queries");
  const hook = resolve("tests/log-queries.mjs");
  await using app = await startApp({
    RATE_LIMITS: "off",
    NODE_OPTIONS: `--import=${hook}`,
    QUERIES: file,
  });
  const staff = await app.as(admin);
  const token = { Authorization: `Bearer ${await logIn(app)}` };
  for (const path of ofStaff) {
    const { status, headers } = await (path.startsWith("/api") ? app : staff).get(path, token);
    expect([path, status]).toEqual([path, 200]);
    const next = /<([^>]+)>; rel="next"/.exec(headers.get("Link") ?? "")?.[1];
    if (next) expect((await app.get(next, token)).status).toBe(200);
  }
  for (const path of ofVisitors) expect([path, (await app.get(path)).status]).toEqual([path, 200]);

  const database = openDatabase(join(app.dataDirectory, "hospital.db"));
  const queries = new Set(
    readFileSync(file, "utf8")
      .split("\n")
      .filter(Boolean)
      .map((line) => JSON.parse(line) as string)
      .filter((sql) => !daily.some((known) => sql.startsWith(known))),
  );
  expect(queries.size).toBeGreaterThan(50);
  const faults = [...queries].flatMap((sql) => {
    const plan = planOf(database, sql);
    return plan.some(isSlow) ? [{ sql, plan }] : [];
  });
  database.close();
  expect(faults).toEqual([]);
});

function planOf(database: ReturnType<typeof openDatabase>, sql: string): string[] {
  if (!/^(?:select|update|delete|insert)\b/i.test(sql)) return [];
  const lines = database.prepare(`EXPLAIN QUERY PLAN ${sql}`).all() as { detail: string }[];
  return lines.map(({ detail }) => detail);
}

/** Reading an index alone is quick: the rows themselves are some ten times as long. */
function isSlow(line: string): boolean {
  const [, table = ""] = /^SCAN (\w+)/.exec(line) ?? [];
  if (long.includes(table)) return !line.includes("USING COVERING INDEX");
  return line === "USE TEMP B-TREE FOR ORDER BY";
}
