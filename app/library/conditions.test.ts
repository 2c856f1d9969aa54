import { expect, test } from "vitest";
import { allMet, findUnpairedMarks, whereMet } from "./conditions.ts";

const html =
  "<ul><li>{insured}Ask about your card.{/insured}</li>\n<li>Bring papers{insured} and cards{/insured}{visiting}, and come at the visiting hours{/visiting}.</li></ul>";

test("of what a hospital does not have nothing is left, not even an empty line", () => {
  expect(whereMet(html, { ...allMet, insured: false, visiting: false })).toBe(
    "<ul><li>Bring papers.</li></ul>",
  );
  expect(whereMet(html, { ...allMet, insured: false })).toBe(
    "<ul><li>Bring papers, and come at the visiting hours.</li></ul>",
  );
  expect(whereMet(html, allMet)).toBe(
    "<ul><li>Ask about your card.</li>\n<li>Bring papers and cards, and come at the visiting hours.</li></ul>",
  );
});

test("a mark without its other half in the same paragraph is reported with its line", () => {
  expect(findUnpairedMarks("One.\n\n{insured}Two.\n\nThree.{/insured}")).toMatchObject([
    { line: 3 },
    { line: 5 },
  ]);
  expect(findUnpairedMarks("{visiting}One.{/insured}")).toMatchObject([{ line: 1 }]);
  expect(findUnpairedMarks("A {insured}folded\n  line{/insured}.")).toEqual([]);
});
