import { expect, test } from "vitest";
import { compareLines } from "./changed-lines.ts";

test("of a long text only the lines that changed are shown, with the words that did", () => {
  const text = ["One.", "", "Two is a line of words.", "", "Three."].join("\n");
  const [change, ...more] = compareLines(text, text.replace("line", "row"));
  expect(more).toEqual([]);
  expect(change).toEqual({
    line: 3,
    before: [{ text: "Two is a " }, { text: "line", changed: true }, { text: " of words." }],
    after: [{ text: "Two is a " }, { text: "row", changed: true }, { text: " of words." }],
  });
});

test("a line that is new stands alone, and what is the same is no change", () => {
  const added = compareLines("One.\n\nThree.", "One.\n\nTwo.\n\nThree.");
  expect(added.map(({ line }) => line)).toEqual([3]);
  expect(added[0]?.before).toEqual([]);
  expect(added[0]?.after).toEqual([{ text: "Two.", changed: true }]);
  expect(compareLines("One.\nTwo.", "One.\nTwo.")).toEqual([]);
});

test("very long texts are compared without taking long", () => {
  const long = (word: string) => Array.from({ length: 15_000 }, (_, n) => `${word}${n}`).join("\n");
  const started = Date.now();
  expect(compareLines(long("a"), long("b"))).toHaveLength(1);
  expect(Date.now() - started).toBeLessThan(5000);
});
