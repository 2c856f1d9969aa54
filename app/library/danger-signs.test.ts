import { expect, test } from "vitest";
import { cardHeadings, headingIn } from "#app/words/card-headings.ts";
import { cardWords } from "#app/words/cards.ts";
import { fallbackWords } from "#app/words/fallback.ts";
import { articles } from "../../tests/pages/compiled-library.ts";
import { linesOf, problemsOf } from "../../tests/pages/translations.ts";
import { saysMore, translateCards } from "./danger-signs.ts";

const cards = articles.flatMap(({ path, signs = [] }) => signs.map((card) => ({ path, ...card })));
const locales = ["hi", "pa"] as const;

function withPlaces(heading: string): string {
  return heading.replace("112", "{emergency}").replace("108", "{ambulance}");
}

test.each(locales)("%s: the heading of each card says what to do and how soon", (locale) => {
  const headings = cards.map(({ heading }) => heading);
  expect(Object.keys(cardHeadings[locale]).sort()).toEqual([...new Set(headings)].sort());
  const lines = Object.entries(cardHeadings[locale]).map(([heading, translated]) => {
    return { name: heading, english: withPlaces(heading), translated };
  });
  expect(problemsOf(locale, lines)).toEqual([]);
  expect(problemsOf(locale, linesOf(fallbackWords.en, fallbackWords[locale]))).toEqual([]);
});

test("the heading of a hospital's own card says at least how soon help is needed", () => {
  const general = (level: "emergency" | "urgent", heading: string) =>
    headingIn("hi", { level, heading });
  expect(general("emergency", "Come at once if:")).toBe(cardWords.hi.headings.emergency);
  expect(general("urgent", "Go to a hospital now if:")).toMatch(/^अभी/);
  expect(general("urgent", "constructor")).toMatch(/^आज ही/);
});

test.each(locales)("%s: each line of a red card is shown, or counted as missing", (locale) => {
  const red = cards.filter(({ level }) => level === "emergency");
  const lines = red.flatMap((card) => card.lines);
  const missing = lines.filter(saysMore);
  const shown = articles.map((article) => translateCards(locale, article));
  const counted = shown.flat().filter(({ level }) => level === "emergency");
  console.info(`${locale}: ${lines.length} lines of red cards, ${missing.length} not or not whole`);
  expect(missing.length).toBeLessThanOrEqual(230);
  expect(counted.every(({ lines }) => lines.length > 0)).toBe(true);
  // Each page with a red card has one here too.
  const reds = (all: { level: string }[]) => all.some(({ level }) => level === "emergency");
  expect(articles.filter(({ signs = [] }, at) => reds(signs) !== reds(shown[at] ?? []))).toEqual(
    [],
  );
});

test("what a page explains in steps is a line of its own here", () => {
  const stroke = articles.find(({ path }) => path === "/StrokeManagement") ?? fail();
  const [first] = translateCards("hi", stroke);
  expect(first?.lines[0]).toContain("चेहरा एक तरफ लटक जाए");
  expect(first?.missing).toBeGreaterThan(0);
});

test("an older text of a hospital has no cards, and no line is invented for it", () => {
  expect(translateCards("hi", { path: "/StrokeManagement" })).toEqual([]);
});

function fail(): never {
  throw new Error("The built-in articles have no such card");
}
