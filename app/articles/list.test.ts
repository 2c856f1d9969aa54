import { expect, test } from "vitest";
import { articleLinks } from "#app/library/groups.ts";
import { alphabetWords } from "#app/words/alphabet.ts";
import { startAppForFile } from "../../tests/app/app.ts";
import { htmlProblems } from "../../tests/pages/html.ts";
import { textOf } from "../../tests/pages/text-of.ts";
import { withoutRegistration } from "../../tests/pages/without-registration.ts";

const app = await startAppForFile({ RATE_LIMITS: "off" });
const page = await (await app.get("/a-z")).text();

test("every article stands under a letter", () => {
  for (const { path } of articleLinks) expect(page).toContain(`href="${path}"`);
});

test("an everyday word leads to its page", () => {
  expect(page).toMatch(/Pathri: see [^:]*<a href="\/KidneyStoneTreatment">/);
});

test("a word that several pages share leads to each of them", () => {
  const shared = [...page.matchAll(/: see (.*?)<\/li>/g)].map(([, links = ""]) => links);
  const most = Math.max(...shared.map((links) => links.split("<a ").length - 1));
  expect(most).toBeGreaterThan(1);
});

test("who looks for a doctor is led to the OPD", () => {
  const [, top = ""] = /<main(.*?)<nav/s.exec(page) ?? [];
  expect(top).toContain('href="/opd"');
});

test("the letters lead to their places, in order", () => {
  const letters = [...page.matchAll(/href="#letter-(.)"/g)].map(([, letter = ""]) => letter);
  expect(letters.length).toBeGreaterThan(15);
  expect(letters).toEqual([...letters].sort(new Intl.Collator("en-IN").compare));
  for (const letter of letters) expect(page).toContain(`id="letter-${letter}"`);
});

test("each line stands under the letter that it begins with, from A to Z", () => {
  const sections = [...page.matchAll(/<h2>(.)<\/h2><ul[^>]*>(.*?)<\/ul>/gs)];
  const letters = sections.map(([, letter = ""]) => letter);
  expect(letters.length).toBeGreaterThan(15);
  expect(letters).toEqual([...new Set(letters.map((letter) => letter.toUpperCase()))]);
  // Words in other letters are for the search alone.
  for (const letter of letters) expect(letter).toMatch(/^[A-Z\d]$/);
  const { compare } = new Intl.Collator("en-IN");
  for (const [, letter, list = ""] of sections) {
    const lines = list
      .split("<li>")
      .slice(1)
      .map((line) => textOf(line).trim());
    expect(lines.filter((line) => line.charAt(0) !== letter)).toEqual([]);
    const words = lines.map((line) => line.replace(/: see .*/, ""));
    expect(words).toEqual(words.toSorted(compare));
  }
});

test("a department and its treatments are told apart, and no line leads to itself", () => {
  const [main = ""] = /<main.*<\/main>/s.exec(page) ?? [];
  const words = [...main.matchAll(/<li><a [^>]*>([^<]+)<\/a><\/li>/g)].map(([, text]) => text);
  expect(words).toEqual(expect.arrayContaining(["Urology department", "Urology treatments"]));
  expect(words.filter((text, at) => words.indexOf(text) !== at)).toEqual([]);
  expect(page).not.toMatch(/<li>([^<:]+): see (?:<!-- -->)?<a [^>]*>\1<\/a><\/li>/);
});

test("no line stands twice", () => {
  const lines = [...page.matchAll(/<li>([^<]+): see /g)].map(([, words]) => words);
  expect(new Set(lines).size).toBe(lines.length);
});

test("it is valid HTML and needs no script", async () => {
  expect(await htmlProblems(page)).toEqual([]);
  expect(withoutRegistration(page)).not.toMatch(/<script(?! type="speculationrules")/);
});

test("in Hindi and Punjabi every page is there whole, in its letters", async () => {
  expect(textOf(page)).not.toContain(alphabetWords.en.soFar);
  for (const locale of ["hi", "pa"] as const) {
    const list = textOf(await (await app.get(`/${locale}/a-z`)).text());
    expect(list).not.toContain(alphabetWords[locale].soFar);
  }
});
