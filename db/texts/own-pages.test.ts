import { expect, test } from "vitest";
import { frontMatterOf } from "./own-pages.ts";

test("a page that is added after midnight in India was written on that day", () => {
  const created_at = "2026-11-29T18:30:00.000Z";
  expect(frontMatterOf({ hero: "", created_at })).toContain("written: 2026-11-30");
});
