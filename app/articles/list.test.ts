import { expect, test } from "vitest";
import { articleLinks } from "#app/library/groups.ts";
import { alphabetWords } from "#app/words/alphabet.ts";
import { startAppForFile } from "../../tests/app.ts";
import { htmlProblems } from "../../tests/html.ts";
import { textOf } from "../../tests/text-of.ts";
import { withoutRegistration } from "../../tests/without-registration.ts";

const app = await startAppForFile({ RATE_LIMITS: "off" });
const page = await (await app.get("/a-z")).text();

test("every article stands under a letter", () => {
  for (const { path } of articleLinks) expect(page).toContain(`href="${path}"`);
});

test("an everyday word leads to its page", () => {
  expect(page).toMatch(/Pathri: see [^:]*<a href="\/KidneyStoneTreatment">/);
});

test("the letters lead to their places, in order", () => {
  const letters = [...page.matchAll(/href="#letter-(.)"/g)].map(([, letter = ""]) => letter);
  expect(letters.length).toBeGreaterThan(15);
  expect(letters).toEqual([...letters].sort(new Intl.Collator("en-IN").compare));
  for (const letter of letters) expect(page).toContain(`id="letter-${letter}"`);
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
  for (const locale of ["hi", "pa"] as const) {
    const list = textOf(await (await app.get(`/${locale}/a-z`)).text());
    expect(list).not.toContain(alphabetWords[locale].soFar);
  }
});
