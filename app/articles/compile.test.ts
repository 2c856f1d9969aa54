import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { compileArticle, compileLibrary } from "./compile.ts";
import { articleLinks } from "./groups.ts";

const today = "2026-06-30";
const link = { path: "/IVfluids", title: "IV Fluids" } as const;

const page = `---
title: Fluids through a vein
description: Why a doctor may give you fluid through a vein, how it is done and what you may feel.
hero: medicine
reviewed: 2026-06-30
reviewDue: 2029-06-30
sources:
  - { title: First guideline, publisher: NICE, year: 2017 }
  - { title: Second guideline, publisher: WHO, year: 2016 }
related: [/Vaccinations]
---

A drip gives you water and salts. **Most people** need it for [a short time](/LifestyleCounselling).

## How it is done

| Step | Who |
|---|---|
| Needle | Nurse |

## When to call

:::urgent[Call the nurse if:]
- your arm swells
:::
`;

function problemsOf(source: string) {
  return compileArticle(link, source, today).problems;
}

/** The problem that appears when `old` becomes `changed`, as "line: message". */
function problemWhen(old: string, changed: string) {
  expect(page).toContain(old);
  return problemsOf(page.replace(old, changed)).map(({ line, message }) => `${line}: ${message}`);
}

test("a good file becomes an article", () => {
  const { article, problems } = compileArticle(link, page, today);
  expect(problems).toEqual([]);
  expect(article?.sections).toEqual([
    { id: "how-it-is-done", title: "How it is done" },
    { id: "when-to-call", title: "When to call" },
  ]);
  expect(article?.lead).toMatch(/^<p>A drip gives .*<a href="\/LifestyleCounselling">.*<\/p>$/);
  expect(article?.text.split("\n")).toEqual([
    "A drip gives you water and salts. Most people need it for a short time.",
    "How it is done",
    "Step · Who",
    "Needle · Nurse",
    "When to call",
    "Call the nurse if:",
    "your arm swells",
  ]);
});

test("a card becomes a box whose kind can be heard", () => {
  expect(compileArticle(link, page, today).article?.body).toMatch(
    /<div class="care urgent"><h3[^>]*><span class="visually-hidden">Urgent advice: <\/span>Call/,
  );
});

test("a table can be scrolled by keyboard and names its rows and columns", () => {
  const body = compileArticle(link, page, today).article?.body;
  expect(body).toContain('<section class="table" tabindex="0" aria-label="Table: How it is done">');
  expect(body).toContain('<th scope="col">Who</th>');
  expect(body).toContain('<th scope="row">Needle</th>');
});

test("the cells of a table with many columns say which column they are of", () => {
  const table = "| Step | Who | When |\n|---|---|---|\n| Needle | Nurse | First |";
  const body = compileArticle(link, page.replace(/\| Step[\s\S]*Nurse \|/, table), today).article
    ?.body;
  expect(body).toContain('<td data-label="Who">Nurse</td>');
  expect(body).toContain('<td data-label="When">First</td>');
});

test("an empty corner of a table names nothing", () => {
  const body = compileArticle(link, page.replace("| Step |", "| |"), today).article?.body;
  expect(body).toContain("<td></td>");
});

test.each([
  ["an unknown field", "hero: medicine", "hero: medicine\ncolour: red", "5: fields: .*colour"],
  ["a missing field", "hero: medicine\n", "", "1: hero: "],
  ["an unknown picture", "hero: medicine", "hero: hearts", "4: hero: "],
  ["a short description", /description: .*/.exec(page)?.[0] ?? "", "description: Short", "3: desc"],
  [
    "a review in the future",
    "reviewed: 2026-06-30",
    "reviewed: 2026-07-01",
    "5: reviewed: .*future",
  ],
  ["a date that is none", "reviewed: 2026-06-30", "reviewed: 2026-02-30", "5: reviewed: "],
  [
    "a review due too late",
    "reviewDue: 2029-06-30",
    "reviewDue: 2029-07-01",
    "6: reviewDue: .*three",
  ],
  [
    "a review due too soon",
    "reviewDue: 2029-06-30",
    "reviewDue: 2026-06-30",
    "6: reviewDue: .*after",
  ],
  ["one source only", /\n {2}- .*WHO.*/.exec(page)?.[0] ?? "", "", "7: sources: "],
  ["an unknown related page", "[/Vaccinations]", "[/Nowhere]", "10: related: /Nowhere"],
  ["broken front matter", "title: Fluids", "title: : Fluids", "2: "],
])("front matter with %s is refused with its line", (_, old, changed, expected) => {
  expect(problemWhen(old, changed)).toEqual([expect.stringMatching(`^${expected}`)]);
});

test.each([
  ["a dead link", "(/LifestyleCounselling)", "(/Lifestyle)", "13: link to a page .*: /Lifestyle"],
  ["a link in the wrong case", "(/LifestyleCounselling)", "(/lifestylecounselling)", "13: link"],
  ["a link to elsewhere", "(/LifestyleCounselling)", "(https://example.org)", "13: link"],
  ["a misspelt card", ":::urgent", ":::urgnet", "23: :::urgnet is not a card"],
  ["a card with a blank in it", ":::urgent", "::: urgent", "23: a card's :::"],
  ["a card of two colons", ":::urgent", "::urgent", "23: .*directive"],
  ["a card without heading", "[Call the nurse if:]", "", "23: :::urgent has no"],
  ["a card that never ends", "swells\n:::", "swells", "23: :::urgent is not closed"],
  [
    "a card before the sections",
    "A drip",
    ":::notice[Law]\nText\n:::\n\nA drip",
    "13: .* first heading",
  ],
  ["a heading in a card", "- your arm", "### Arm\n\n- your arm", "23: a heading stands inside"],
  ["a title of its own", "## How it is done", "# How it is done", "15: a heading #"],
  ["a skipped heading level", "## When", "#### When", "21: heading level 3 is skipped"],
  ["raw HTML", "A drip", "A <b>drip</b>", "13: html is not used"],
  ["a picture", "A drip", "A ![drip](/drip.png)", "13: image is not used"],
])("a body with %s is refused with its line", (_, old, changed, expected) => {
  expect(problemWhen(old, changed)[0]).toMatch(new RegExp(`^${expected}`));
});

test.each([
  ["Call 112 or 108 at once.", "112 108"],
  ["If it is bad, dial 112.", "112"],
  ["Fits (ring **108**, or [read on](/Vaccinations)).", "108"],
  ["Chest pain means 112 or 108.", "112 108"],
  ["Phone the child helpline on 1098.", "1098"],
  ["Call 102, 108 or 112.", "102 108 112"],
  ["Call 112/108.", "112 108"],
  ["Poison advice: 1800 116 117, or 1800-116-117.", "1800116117 1800116117"],
  [
    "The desk is at 0172 000 0020, (0172) 000 0020 or +91 98765 43210.",
    "+911720000020 +911720000020 +919876543210",
  ],
  ["Up to 108 mg, at 112 beats a minute, on 102 days.", ""],
  ["Fever of 40 °C (104 °F), or 102.2 °F, or 112/80 mmHg, or 130/104 mmHg.", ""],
  ["From 2010 or 2020 on, with 1,108 people and 108 women.", ""],
  ["WHO calls 120 breaths a minute fast.", ""],
])("of “%s” the numbers to tap are: %s", (sentence, expected) => {
  const source = page.replace("A drip gives you water and salts.", sentence);
  const { article, problems } = compileArticle(link, source, today);
  expect(problems).toEqual([]);
  const dialled = [...(article?.lead ?? "").matchAll(/<a href="tel:([^"]+)">/g)];
  expect(dialled.map(([, number]) => number).join(" ")).toBe(expected);
});

test.each([
  ["an emergency number that nobody is told to call", "The number is 112."],
  ["a number to call that is not known", "Call 113 at once."],
  ["a number to call that has a unit", "Call 1091 women's helpline."],
  ["a telephone number that has a digit too many", "The desk is at +91 172 000 00201 2."],
])("%s is refused with its line", (_, sentence) => {
  const problems = problemWhen("A drip gives you water and salts.", sentence);
  expect(problems).toEqual([expect.stringMatching(/^13: .*telephone number/)]);
});

test("a file without front matter is refused", () => {
  expect(problemsOf("Only text.")[0]).toMatchObject({ line: 1 });
});

test("missing, surplus and doubled files are all named", () => {
  const directory = mkdtempSync(join(tmpdir(), "articles-"));
  const second = page.replace("[/Vaccinations]", "[/IVfluids]");
  writeFileSync(join(directory, "IVfluids.md"), page);
  writeFileSync(join(directory, "Vaccinations.md"), second);
  writeFileSync(join(directory, "Notes.md"), page);
  let message = "";
  try {
    compileLibrary(directory, today);
  } catch (error) {
    message = String(error);
  }
  rmSync(directory, { recursive: true });
  expect(message).toContain(`${directory}/Notes.md:1: is not named in groups.ts`);
  expect(message).toContain(`${directory}/Vaccinations.md:1: title: stands in IVfluids.md too`);
  expect(message).toContain(`${directory}/Vaccinations.md:1: description: stands in IVfluids.md`);
  expect(message.match(/is missing/g)).toHaveLength(articleLinks.length - 2);
});
