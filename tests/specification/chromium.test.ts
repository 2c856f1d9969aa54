import { expect, test } from "vitest";
import { check } from "./check.ts";
import { all, checkedCount, elsewhere } from "./table.ts";

test("every statement stands once", () => {
  const names = all.map(({ section, text }) => `${section} ${text}`);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

await check(elsewhere, checkedCount, "Chromium");
