import { join } from "node:path";
import Database from "better-sqlite3";
import { expect, test } from "vitest";
import { admin, preparedDirectory, startApp } from "../../tests/app/http.ts";
import { saveSetting } from "../../tests/forms/setting-form.ts";
import { textOf } from "../../tests/pages/text-of.ts";

const settings = { RATE_LIMITS: "off", RENDER_AHEAD: "off" };
const screen = "/dashboard/Visits?days=1";
/** No page has these words. */
const inDistress = "mujhe%20marna%20hai";

function readRows(data: string) {
  const database = new Database(join(data, "hospital.db"), { readonly: true });
  const rows = database.prepare("SELECT kind, name, count FROM visits ORDER BY 1, 2").all();
  database.close();
  return rows;
}

function addDayBefore(data: string): void {
  const database = new Database(join(data, "hospital.db"));
  database.exec(`INSERT INTO visits (kind, day, name, count)
    SELECT kind, date(day, '-1 day'), name, count FROM visits`);
  database.close();
}

test("staff read which pages visitors have read, and what they searched for in vain", async () => {
  const data = preparedDirectory();
  await using first = await startApp(settings, data);
  const { headers } = await first.get("/chestpain");
  await first.get("/ChestPain?utm_source=poster", { "Sec-Fetch-Mode": "navigate" });
  await first.get("/ChestPain", { "If-None-Match": headers.get("ETag") ?? "" });
  for (let count = 0; count < 3; count += 1) await first.get("/search?q=QXZJ%20vwqk");
  for (let count = 0; count < 3; count += 1) await first.get(`/search?q=${inDistress}`);
  await first.get("/search?q=xqzw");
  await first.get("/search?q=zz%20xqzw%2098141%2012345");
  await first.get("/doctors?q=xqzw");
  await first.get("/hi/ChestPain");
  // Nobody reads these.
  await first.send("HEAD", "/ChestPain");
  await first.get("/ChestPain", { "Sec-Fetch-Mode": "cors" });
  await first.get("/ChestPain", { "User-Agent": "Mozilla/5.0 (compatible; Googlebot/2.1)" });
  await first.get("/opd/board");
  await first.get("/no-such-page");
  await (await first.as(admin)).get("/ChestPain");
  expect(await first.stop()).toBe(0);
  expect(readRows(data)).toEqual([
    { kind: "page", name: "/ChestPain", count: 3 },
    { kind: "page", name: "/doctors", count: 1 },
    { kind: "page", name: "/hi/ChestPain", count: 1 },
    { kind: "page", name: "/search", count: 8 },
    { kind: "search", name: "qxzj vwqk", count: 3 },
    { kind: "search", name: "xqzw", count: 2 },
  ]);

  addDayBefore(data);
  await using second = await startApp(settings, data);
  const staff = await second.as(admin);
  const html = await (await staff.get(screen)).text();
  const text = textOf(html);
  expect(text).toContain("Search 8");
  expect(text).toContain("Chest pain and heart attack 3");
  expect(text).toContain("Chest pain and heart attack (Hindi) 1");
  expect(text).toContain("qxzj vwqk 3");
  expect(html).toContain('<a href="/search?q=qxzj+vwqk">');
  const week = textOf(await (await staff.get("/dashboard/Visits")).text());
  expect(week).toContain("Chest pain and heart attack 6");
  expect(text).not.toContain("xqzw");
  expect(textOf(await (await second.get("/privacy")).text())).toContain("how often each page");

  await saveSetting(staff, "Visits", { counting: "off" });
  expect(textOf(await (await staff.get(screen)).text())).not.toContain(
    "Chest pain and heart attack",
  );
  expect(textOf(await (await second.get("/privacy")).text())).toContain("nothing counts");
  await second.get("/Diabetes");
  expect(await second.stop()).toBe(0);
  expect(readRows(data)).toHaveLength(12);
});
