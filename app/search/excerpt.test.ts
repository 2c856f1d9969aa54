import { expect, test } from "vitest";
import { wordsOf } from "#app/spelling/words.ts";
import { excerptOf, markWords, type Piece } from "./excerpt.ts";

function show(pieces: Piece[] | undefined) {
  return pieces?.map(({ text, found }) => (found ? `[${text}]` : text)).join("");
}

function excerpt(text: string, ...words: string[]) {
  const lines = text.split("\n").map((line) => ({ text: line, words: wordsOf(line) }));
  return show(excerptOf(lines, new Set(words.flatMap(wordsOf))));
}

test("the words asked for are marked, in any script and spelling", () => {
  expect(show(markWords("Kidney stones: the stone", new Set(["stone"])))).toBe(
    "Kidney stones: the [stone]",
  );
  expect(show(markWords("ज़हर, सांप", new Set(wordsOf("जहर"))))).toBe("[ज़हर], सांप");
});

test("a heading and the text under it do not run together", () => {
  const text =
    "Intro.\nWhat happens in the room\nYou lie on your back and the doctor uses gel on your belly.";
  expect(excerpt(text, "room")).toBe(
    "What happens in the [room]: You lie on your back and the doctor uses gel on your belly.",
  );
});

test("the paragraph with most of the words is shown", () => {
  const long = `${"Gel is used. ".repeat(10)}`.trim();
  expect(excerpt(`${long}\nYou go home the same day. The gel is wiped off.`, "gel", "home")).toBe(
    "You go [home] the same day. The [gel] is wiped off.",
  );
});

test("a long paragraph is cut between words, around the first word found", () => {
  const shown = excerpt(`${"before ".repeat(60)}stone ${"after ".repeat(60)}`, "stone") ?? "";
  expect(shown).toMatch(/^…before .*\[stone\].* after…$/);
  expect(shown.length).toBeLessThan(200);
});

test("a text without the words has no excerpt", () => {
  expect(excerpt("Nothing here.", "stone")).toBeUndefined();
  expect(excerptOf([], new Set(["stone"]))).toBeUndefined();
});

test("an item of a list, which goes on from its heading, begins with dots", () => {
  const card = "Call 112 if:\nthere is pain in the chest\nyou faint";
  expect(excerpt(card, "chest")).toBe("…there is pain in the [chest]");
});

test("a long text without blanks is cut too", () => {
  for (const text of [`${"before ".repeat(60)}stone `, ""]) {
    const shown = excerpt(`${text}${"stone-".repeat(90)}`, "stone") ?? "";
    expect(shown.replace(/[[\]]/g, "").length).toBeLessThan(200);
  }
});
