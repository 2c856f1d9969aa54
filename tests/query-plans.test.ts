import { join } from "node:path";
import { expect, test } from "vitest";
import { articleLinks } from "#app/library/groups.ts";
import { openDatabase } from "#db/connection.server.ts";
import { doctorOrders } from "#db/doctors/doctor-list.ts";
import { paymentModes } from "#db/schema.ts";
import { addMany } from "../drills/many-rows.ts";
import { logIn } from "./api/api.ts";
import { admin, preparedDirectory, startApp } from "./app/http.ts";
import { type LoggedQuery, logQueries } from "./app/logged-queries.ts";
import { share } from "./runner/rounds.ts";

// Those that grow with the number of doctors, applicants and changes.
const long = [
  "doctors",
  "applications",
  "application_numbers",
  "audit",
  "events",
  "form_keys",
  "sittings",
  "absences",
  "payments",
  "cash_counts",
];

const known = [
  // Names that contain what was typed come first: no index can have that order.
  'order by instr(name_key, ?) > 0 desc, "name", "id" limit ? offset ?',
  // The OPD of a day is that of all doctors; lists of doctors read the rows of those they show.
  'select * from "sittings" where "doctor_id" in (select "id" from "doctors"',
  'select * from "sittings" where (instr(weekdays, ?) > 0 OR replaces IS NOT NULL)',
  'select * from "absences" where "last_day" >= ?',
  // Read in the order of an index, as far as the result page; a receipt has few refunds.
  'select * from "cash_counts" order by "created_at" desc',
  'select * from "payments" where "of_payment" = ? order by',
  // Done once a day.
  'select "at" from "audit" where "staff_email" not in',
  'select "photo_key" from "doctors" where "photo_key" is not null',
  'select "id" from "doctors" where "is_deleted" = ? and "updated_at" < ?',
  'delete from "events" where "last_at" < ?',
  'delete from "form_keys" where "created_at" < ?',
  'delete from "audit" where "at" < ?',
];

const payments = "/dashboard/Payments";
const idOf = (number: number) => number.toString(16).padStart(24, "0");
const ofPayments = [
  payments,
  `${payments}?page=2`,
  ...paymentModes.map((mode) => `${payments}?mode=${mode}`),
  ...["kaur", "12", "26-27/12", "R/26-27/12", "123456789012"].map((q) => `${payments}?q=${q}`),
  `${payments}/new`,
  `${payments}/count`,
  `${payments}/counts`,
  `${payments}/lost`,
  `${payments}/export.csv`,
  `${payments}/${idOf(1)}`,
  `${payments}/${idOf(1)}/refund`,
  `${payments}/${idOf(1)}/print`,
  "/api/v1/payments?limit=2",
  "/api/v1/payments?mode=upi&per=2",
  `/api/v1/payments/${idOf(1)}`,
  "/api/v1/cash-counts?limit=1",
];

// Indexes are for three letters or more.
const texts = ["", ...share(["a", "ra"], 2), ...share(["sharma", "शर्मा"], 2), "98000"];
const list = "/dashboard/AddDoctor";
const ofStaff = [
  "/dashboard",
  "/dashboard/Careers",
  "/dashboard/Careers?page=2",
  "/dashboard/Careers?state=hired",
  `/dashboard/Careers/${"1".padStart(24, "0")}`,
  `/dashboard/Careers/delete?id=${"1".padStart(24, "0")}`,
  "/dashboard/Careers/export.csv",
  "/dashboard/Careers/Unchecked",
  "/dashboard/Links",
  ...ofPayments,
  "/dashboard/History",
  "/dashboard/History?who=staff%40example.org&kind=doctor&from=2026-01-01&to=2099-01-01&page=2",
  "/dashboard/History?kind=setting:contact",
  "/dashboard/History/export.csv?kind=link&q=asha",
  "/dashboard/History/Events",
  "/dashboard/History/Events?who=staff%40example.org&kind=sign-in",
  "/dashboard/Trash",
  "/dashboard/Trash?kind=doctor",
  "/dashboard/AddDoctor?specialization=Urology&availability=available&website=shown",
  ...texts.flatMap((q) => [
    `/dashboard/Careers?q=${q}`,
    `/dashboard/Careers?q=${q}&state=new`,
    `/dashboard/Careers/Unchecked?q=${q}`,
    `/dashboard/AddDoctor?q=${q}`,
    `/dashboard/Find?q=${q}`,
    `/dashboard/History?q=${q}`,
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
  "/doctors?here=today",
  "/opd",
  "/opd/week",
  "/opd/board",
  "/api/v1/opd",
  ...texts.map((q) => `/doctors?q=${q}`),
  "/search?q=urologist",
  "/sitemap.xml",
  "/Instagram",
  "/api/v1/available-doctors?limit=2",
  "/api/v1/social-links?limit=1",
  ...share(articleLinks, 20).map(({ path }) => path),
];

/** The longest that a screen shows: the sittings of today. */
const maxRows = 100;

test("no page, screen or call reads a long table from its beginning to its end, or sorts it", async () => {
  const log = logQueries();
  const data = preparedDirectory();
  addRows(data);
  await using app = await startApp({ RATE_LIMITS: "off", ...log.settings }, data);
  const staff = await app.as(admin);
  const { bearer: token } = await logIn(app);
  const logged: LoggedQuery[] = [];
  const overlong: [path: string, sql: string, rows: number][] = [];
  for (const path of ofStaff) {
    log.forget();
    const { status, headers } = await (path.startsWith("/api")
      ? app.get(path, token)
      : staff.get(path));
    expect([path, status]).toEqual([path, 200]);
    const next = /<([^>]+)>; rel="next"/.exec(headers.get("Link") ?? "")?.[1];
    if (next) expect((await app.get(next, token)).status).toBe(200);
    const read = log.read();
    logged.push(...read);
    const many = isScreen(path) ? read.filter(({ rows }) => rows > maxRows) : [];
    overlong.push(...many.map(({ sql, rows }): [string, string, number] => [path, sql, rows]));
  }
  expect(overlong).toEqual([]);
  const { 1: doctor } =
    /AddDoctor\/([\da-f]{24})\/edit/.exec(await (await staff.get(list)).text()) ?? [];
  expect((await staff.get(`${list}/${doctor}/history`)).status).toBe(200);
  for (const path of ofVisitors) expect([path, (await app.get(path)).status]).toEqual([path, 200]);

  const database = openDatabase(join(app.dataDirectory, "hospital.db"));
  const queries = new Set(
    [...logged, ...log.read()]
      .map(({ sql }) => sql)
      .filter((sql) => !known.some((part) => sql.includes(part))),
  );
  expect(queries.size).toBeGreaterThan(50);
  const faults = [...queries].flatMap((sql) => {
    const plan = planOf(database, sql);
    return isSlow(plan) ? [{ sql, plan }] : [];
  });
  database.close();
  expect(faults).toEqual([]);
});

/** A file is read in parts, and a search reads what its index knows of the letters. */
function isScreen(path: string): boolean {
  return path.startsWith("/dashboard") && !/export|[?&]q=/.test(path);
}

/** So many applications that a search in their state asks the index. */
function addRows(data: string): void {
  const database = openDatabase(join(data, "hospital.db"));
  addMany(database, { doctors: 300, applications: 0 });
  database.exec(`
    WITH RECURSIVE numbers (number) AS (SELECT 1 UNION ALL SELECT number + 1 FROM numbers WHERE number < 5001)
    INSERT INTO applications (id, name, position, email, phone, resume_link, search_text, created_at, form_key)
    SELECT printf('%024x', number), 'Many', 'Cook', 'many@example.org', '9800000000', '', 'many',
      '2026-01-01T00:00:00.000Z', printf('many-%d', number) FROM numbers`);
  const today = new Date().toISOString().slice(0, 10);
  database.exec(`
    WITH RECURSIVE numbers (number) AS (SELECT 1 UNION ALL SELECT number + 1 FROM numbers WHERE number < 200)
    INSERT INTO payments (id, kind, year, number, prefix, day, name, lines, consultation, other, total, cash, drawer,
      staff_id, staff_name, form_key, created_at)
    SELECT printf('%024x', number), 'receipt', '26-27', number, 'R', '${today}', 'Harpreet Kaur', '[]', 800, 0, 800, 800,
      '', '', 'Meena', printf('many-%d', number), '${today}T05:00:00.000Z' FROM numbers;
    INSERT INTO cash_counts SELECT substr(id, 2) || 'c', year, number, day, drawer, staff_id, staff_name, 0, 0, 0, 0, 0, 0, 0,
      '{}', 0, 0, '', form_key, created_at FROM payments`);
  database.exec(`
    INSERT INTO words (id, subject, subject_id, locale, fields, created_at, updated_at)
    SELECT 'doctor/' || id || '/hi', 'doctor', id, 'hi', '{"name":{"text":"डॉक्टर","of":"123456789012"}}', '', ''
    FROM doctors LIMIT 3`);
  database.close();
}

function planOf(database: ReturnType<typeof openDatabase>, sql: string): string[] {
  if (!/^\s*(?:select|with|update|delete|insert)\b[^@]*$/i.test(sql)) return [];
  const parameters = sql.replace(/[^?]/g, "").split("").fill("");
  const explain = database.prepare(`EXPLAIN QUERY PLAN ${sql}`);
  const lines = explain.all(...parameters) as { detail: string }[];
  return lines.map(({ detail }) => detail);
}

/** Reading an index alone is quick: the rows themselves are some ten times as long. */
function isSlow(plan: string[]): boolean {
  const read = plan.filter((line) => long.includes(/^(?:SCAN|SEARCH) (\w+)/.exec(line)?.[1] ?? ""));
  const isScanned = read.some((line) => /^SCAN/.test(line) && !/ COVERING INDEX /.test(line));
  return isScanned || (read.length > 0 && plan.includes("USE TEMP B-TREE FOR ORDER BY"));
}
