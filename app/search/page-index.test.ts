import { expect, test } from "vitest";
import { articles } from "../../tests/pages/compiled-library.ts";
import { createPageIndex } from "./page-index.ts";
import { termsOf } from "./terms.ts";

function page(path: string, title: string, synonyms: string[], text: string) {
  return { path, title, linkTitle: title, synonyms, description: `About ${title}`, text };
}

const index = createPageIndex([
  page(
    "/stones",
    "Kidney stone treatment",
    ["pathri", "stone pain"],
    "A stone may pass by itself.",
  ),
  page("/babies", "Care for babies", ["newborn"], "A baby that vomits needs an x-ray."),
  page("/ed", "Erectile dysfunction", ["ED"], "Many men have it."),
  page("/edges", "Edges of wounds", [], "The edges heal. Kidney failure slows it."),
  page("/blood", "खून चढ़ाना", ["ਖੂਨ"], "खाना नहीं।"),
]);

function find(query: string): string[] {
  const terms = termsOf(query).map((term) => ({ forms: index.formsOf(term), weight: 1 }));
  return index.rank(terms).map(({ document }) => document.path);
}

test("pages that name a word in their title come before those that mention it", () => {
  expect(find("kidney")).toEqual(["/stones", "/edges"]);
});

test("a page with some of the words is found, after those with more of them", () => {
  expect(find("kidney stone")).toEqual(["/stones", "/edges"]);
  expect(find("stone in newborn")).toContain("/babies");
});

test("the beginning of a word finds the word, two letters only the whole word", () => {
  expect(find("kidn")).toEqual(["/stones", "/edges"]);
  expect(find("ed")).toEqual(["/ed"]);
});

test("plurals and -ing find the simple word", () => {
  expect(find("stones")).toEqual(["/stones"]);
  expect(find("vomiting")).toEqual(["/babies"]);
});

test("x-ray is found in one word and in two", () => {
  expect(find("xray")).toEqual(["/babies"]);
  expect(find("x ray")).toEqual(["/babies"]);
});

test("a word in Hindi or Punjabi is found as a whole", () => {
  expect(find("खून")).toEqual(["/blood"]);
  expect(find("ਖੂਨ")).toEqual(["/blood"]);
  expect(find("खन")).toEqual([]);
});

test("a misspelt word means the closest known one", () => {
  expect(index.correct("newbron")).toBe("newborn");
  expect(index.correct("constellation")).toBeUndefined();
});

test.each(['"', '"*', "NEAR(", "title:", "^", "-", "😀", ""])("%j finds nothing", (query) => {
  expect(find(query)).toEqual([]);
});

test("words that all need correcting take little more than those that need none", () => {
  const pages = createPageIndex(articles);
  const wrong = termsOf(
    "pregnenncy chemotherappy kidnnies hystrectmy galbladddr migrainne urinarry appendiccs",
  );
  const right = wrong.map((word) => pages.correct(word) ?? word);
  expect(right).not.toContain(wrong[0]);
  const ask = (words: string[]) => {
    const meant = words.map((word) => pages.correct(word) ?? word);
    return pages.rank(meant.map((word) => ({ forms: pages.formsOf(word), weight: 1 })));
  };
  expect(ask(wrong).length).toBeGreaterThan(10);
  const processorTime = (words: string[]) => {
    const before = process.cpuUsage();
    for (let round = 0; round < 6; round++) ask(words);
    const { user, system } = process.cpuUsage(before);
    return user + system;
  };
  expect(processorTime(wrong) / processorTime(right)).toBeLessThan(8);
});
