import "../tests/app/temporary-data.ts";

import { expect, test } from "vitest";
import { query } from "./connection.server.ts";
import { prepared } from "./prepared.ts";

test("a query is built once, and has the values of each time in their places", () => {
  let built = 0;
  const saved = prepared((name: string, version: number) => {
    built += 1;
    const rows = query.selectFrom("settings").select("value").where("locale", "=", "en");
    return rows.where("version", "=", version).where("name", "=", name).where("name", "<=", name);
  });
  const first = saved("hours", 1).compile();
  expect(first.sql).toContain('where "locale" = ? and "version" = ?');
  expect(first.parameters).toEqual(["en", 1, "hours", "hours"]);
  expect(saved("figures", 2).compile().parameters).toEqual(["en", 2, "figures", "figures"]);
  expect(first.parameters).toEqual(["en", 1, "hours", "hours"]);
  expect(built).toBe(1);
});
