import { expect, test } from "vitest";
import { findUnpairedMarks, whereInsured } from "./where-insured.ts";

const html =
  "<ul><li>{insured}Ask about your card.{/insured}</li>\n<li>Bring papers{insured} and cards{/insured}.</li></ul>";

test("who takes no insurance speaks of none, without an empty line", () => {
  expect(whereInsured(html, false)).toBe("<ul><li>Bring papers.</li></ul>");
  expect(whereInsured(html, true)).toBe(
    "<ul><li>Ask about your card.</li>\n<li>Bring papers and cards.</li></ul>",
  );
});

test("a mark without its other half in the same paragraph is reported with its line", () => {
  expect(findUnpairedMarks("One.\n\n{insured}Two.\n\nThree.{/insured}")).toMatchObject([
    { line: 3 },
    { line: 5 },
  ]);
  expect(findUnpairedMarks("A {insured}folded\n  line{/insured}.")).toEqual([]);
});
