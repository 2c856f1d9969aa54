import { expect, test } from "vitest";
import { toCounted } from "./missed-search.ts";

test("a search is counted by its words, in any case and spacing", () => {
  expect(toCounted("  Homeo\n  PATHY ")).toBe("homeo pathy");
  expect(toCounted("ਹੋਮਿਓਪੈਥੀ")).toBe("ਹੋਮਿਓਪੈਥੀ");
  expect(toCounted("H1N1 2026")).toBeUndefined();
  expect(toCounted("h1n1")).toBe("h1n1");
});

test("what may be a phone number, an address, or a story is not counted", () => {
  const typed = ["98141", "९८१४१ ४", "98 14 1", "a@b", "", " ", "my son ".repeat(10)];
  expect(typed.map(toCounted)).toEqual(typed.map(() => undefined));
});
