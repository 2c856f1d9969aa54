import { expect, test } from "vitest";
import { asDataUrl, initialsMark, initialsOf } from "./initials.ts";

test.each([
  ["Shanti Nursing Home", "SNH"],
  ["Aastha", "A"],
  ["Guru Nanak Dev Charitable Hospital", "GND"],
  ["Institute of Eye & Ear", "IEE"],
  ["आरोग्य अस्पताल", "आअ"],
  ["नि:शुल्क ਹਸਪਤਾਲ", "निਹ"],
  ["  4 Seasons  <b>", "4S"],
  ["–", ""],
])("the mark of %s has the letters %s", (name, letters) => {
  expect(initialsOf(name)).toBe(letters);
});

test("the mark is an image that carries its letters, and nothing that a name could break", () => {
  const url = asDataUrl(initialsMark("आरोग्य"));
  expect(url).not.toMatch(/["<>#]/);
  expect(decodeURIComponent(url)).toContain(">आ</text>");
});
