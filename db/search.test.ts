import { expect, test } from "vitest";
import { createSearchIndex, type Piece } from "./search.ts";

function page(path: string, title: string, synonyms: string[], text: string) {
  return { path, title, link_title: title, synonyms, description: `About ${title}`, text };
}

const index = createSearchIndex([
  page(
    "/stones",
    "Kidney stone treatment",
    ["pathri", "stone pain"],
    "A stone may pass by itself.",
  ),
  page("/babies", "Care for babies", ["newborn"], "A baby that vomits needs a doctor."),
  page("/ed", "Erectile dysfunction", ["ED"], "Many men have it."),
  page("/edges", "Edges of wounds", [], "The edges heal. Kidney failure slows it."),
  page("/women", "Women's health", ["lady doctor"], "Periods, pregnancy and pain."),
]);

function pathsOf(...terms: string[]) {
  return index.withAll(terms, 10).hits.map((hit) => hit.path);
}

function marked(pieces: Piece[] = []) {
  return pieces.map(({ text, found }) => (found ? `[${text}]` : text)).join("");
}

test("a word finds the pages that hold it, those that name it in their title first", () => {
  expect(pathsOf("kidney")).toEqual(["/stones", "/edges"]);
});

test("the beginning of a word finds the word", () => {
  expect(pathsOf("kidn")).toEqual(["/stones", "/edges"]);
  expect(pathsOf("pregnan")).toEqual(["/women"]);
});

test("two letters find only the whole word", () => {
  expect(pathsOf("ed")).toEqual(["/ed"]);
});

test("plurals and -ing find the simple word", () => {
  expect(pathsOf("stones")).toEqual(["/stones"]);
  expect(pathsOf("babies")).toEqual(["/babies"]);
  expect(pathsOf("vomiting")).toEqual(["/babies"]);
});

test("an everyday word finds its page, and the hit says which word it was", () => {
  const [hit] = index.withAll(["pathri"], 10).hits;
  expect(hit?.path).toBe("/stones");
  expect(hit?.synonyms.map(marked)).toEqual(["[pathri]"]);
});

test("all words must be there, or any of them", () => {
  expect(pathsOf("kidney", "stone")).toEqual(["/stones"]);
  expect(pathsOf("kidney", "newborn")).toEqual([]);
  expect(index.withAny(["kidney", "newborn"], 10).total).toBe(3);
});

test("more pages may be found than are asked for", () => {
  const { hits, total } = index.withAll(["kidney"], 1);
  expect(hits).toHaveLength(1);
  expect(total).toBe(2);
});

test("the words asked for are marked in title and excerpt", () => {
  const [hit] = index.withAll(["stone"], 10).hits;
  expect(marked(hit?.title)).toBe("Kidney [stone] treatment");
  expect(marked(hit?.excerpt)).toBe("A [stone] may pass by itself.");
});

test("a page found by its title alone shows its description", () => {
  const [hit] = index.withAll(["dysfunction"], 10).hits;
  expect(marked(hit?.excerpt)).toBe("About Erectile [dysfunction]");
});

test.each(['"', '"*', "a OR b", "NEAR(", "title:", "^", "-", "बुखार", "😀", ""])(
  "the term %j is looked for and not obeyed",
  (term) => {
    expect(index.withAll([term], 10)).toEqual({ hits: [], total: 0 });
  },
);

test("no words find nothing", () => {
  expect(index.withAll([], 10).total).toBe(0);
});
