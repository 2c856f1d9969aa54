import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { articleLinks } from "#app/library/groups.ts";
import { adviceSlot, receptionSlot } from "#app/library/slots.ts";
import { compileArticle, compileLibrary } from "./compile.ts";

const today = "2026-06-30";
const link = { path: "/IVfluids", title: "IV Fluids" } as const;

const page = `---
title: Fluids through a vein
description: Why a doctor may give you fluid through a vein, how it is done and what you may feel.
hero: medicine
written: 2026-06-30
sources:
  - { title: First guideline, publisher: NICE, year: 2017, printed: true }
  - { title: Second guideline, publisher: WHO, year: 2016, printed: true, id: who, indian: true }
related: [/Vaccinations]
---

A drip gives you water and salts. **Most people** need it for [a short time](/LifestyleCounselling).

## How it is done

| Step | Who |
|---|---|
| Needle | Nurse |

## When to call

:::urgent[Call the nurse if:]
- your tooth aches
:::
`;

const reviewed = "reviewed: 2026-06-30";
const reviewer = "reviewedBy: { name: Dr A, qualification: MD, registration: HMC 1 }";
const review = [reviewed, reviewer, "reviewDue: 2029-06-30"].join("\n");

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
    "your tooth aches",
  ]);
});

test("a card becomes a box whose kind can be heard", () => {
  expect(compileArticle(link, page, today).article?.body).toMatch(
    /<div class="care urgent"><h3[^>]*><span class="visually-hidden">Urgent advice: <\/span>Call/,
  );
});

test("a bold line parts a card, and heads what follows", () => {
  const lines = "- your nail breaks\n".repeat(8);
  const card = `:::emergency[Call 112 or 108 if:]\n\n**Hands**\n\n${lines}\n**Feet**\n\n${lines}`;
  const { article, problems } = compileArticle(
    link,
    page.replace(":::urgent[Call the nurse if:]\n", card),
    today,
  );
  expect(problems).toEqual([
    expect.objectContaining({ message: expect.stringMatching("8 lines") }),
  ]);
  const shorter = page.replace(":::urgent[Call the nurse if:]\n- your tooth aches\n", card);
  expect(problemsOf(shorter)).toEqual([]);
  expect(article?.body).toMatch(/<\/h3><h4><strong>Hands<\/strong><\/h4><ul>/);
});

test("a figure leads to its source, and the search reads the figure alone", () => {
  const sentence = "It helps 1 in 4.[^who]";
  const { article, problems } = compileArticle(
    link,
    page.replace("A drip gives you water and salts.", sentence),
    today,
  );
  expect(problems).toEqual([]);
  expect(article?.lead).toContain(
    '1 in 4.<sup><a href="#source-2" aria-label="Source 2">2</a></sup>',
  );
  expect(article?.text).toMatch(/^It helps 1 in 4\. Most/);
});

test("a page that a doctor has checked says by whom", () => {
  const { article, problems } = compileArticle(
    link,
    page.replace("sources:", `${review}\nsources:`),
    today,
  );
  expect(problems).toEqual([]);
  expect(article?.reviewedBy).toEqual({ name: "Dr A", qualification: "MD", registration: "HMC 1" });
});

test("an emergency card can be linked to, and says how to reach help", () => {
  const cards = ":::emergency[Call 112 if:]\n- you fall\n:::\n\n".repeat(2);
  const { article } = compileArticle(link, page.replace(":::urgent", `${cards}:::urgent`), today);
  expect(article?.body.match(/<div class="care emergency"[^>]*>/g)).toEqual([
    '<div class="care emergency" id="help-now">',
    '<div class="care emergency">',
  ]);
  expect(article?.body.split(adviceSlot)).toHaveLength(3);
});

test("a red card that sends people elsewhere speaks of no ambulance", () => {
  const card = ":::emergency[Go to an eye hospital the same day if:]\n- you see flashes\n:::\n\n";
  const { article } = compileArticle(link, page.replace(":::urgent", `${card}:::urgent`), today);
  expect(article?.body).toContain('<div class="care emergency" id="help-now">');
  expect(article?.body).toContain("Urgent advice: </span>Go to an eye hospital");
  expect(article?.body).not.toContain(adviceSlot);
});

test("a card that says to call us has our number, and what to do when nobody answers", () => {
  const advice = `Reception: ${receptionSlot}. If nobody answers`;
  const calling = page.replace("[Call the nurse if:]", "[Call us the same day if:]");
  expect(compileArticle(link, calling, today).article?.body).toContain(advice);
  expect(compileArticle(link, page, today).article?.body).not.toContain(advice);
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
    "a page written in the future",
    "written: 2026-06-30",
    "written: 2026-07-01",
    "5: written: .*future",
  ],
  ["a date that is none", "written: 2026-06-30", "written: 2026-02-30", "5: written: "],
  ["a review by nobody", "sources:", `${reviewed}\nsources:`, "6: reviewed: .*without reviewedBy"],
  [
    "a reviewer without a date",
    "sources:",
    `${reviewer}\nsources:`,
    "6: reviewedBy: .*without reviewed",
  ],
  [
    "a reviewer without registration",
    "sources:",
    `${review.replace(/, reg.*?(?= \})/, "")}\nsources:`,
    "7: reviewedBy",
  ],
  [
    "a review in the future",
    "sources:",
    `${review.replace("06-30", "07-01")}\nsources:`,
    "6: reviewed: .*future",
  ],
  [
    "a review before the page",
    "sources:",
    `${review.replaceAll("06-30", "06-29")}\nsources:`,
    "6: reviewed: .*before",
  ],
  [
    "a review due too late",
    "sources:",
    `${review.replace("2029-06-30", "2029-07-01")}\nsources:`,
    "8: reviewDue: .*three",
  ],
  [
    "a review due too soon",
    "sources:",
    `${review.replace("2029-06-30", "2026-06-30")}\nsources:`,
    "8: reviewDue: .*after",
  ],
  ["a capability that is not known", "sources:", "needs: [robots]\nsources:", "6: needs"],
  ["one source only", /\n {2}- .*NICE.*/.exec(page)?.[0] ?? "", "", "6: sources: "],
  ["an unknown related page", "[/Vaccinations]", "[/Nowhere]", "9: related: /Nowhere"],
  [
    "a source with an address that is not https",
    "year: 2017, printed: true",
    'year: 2017, checked: 2026-06-30, url: "http://nice.org.uk"',
    "6: sources",
  ],
  [
    "a source that is checked but has no address",
    "year: 2017",
    "year: 2017, checked: 2026-06-30",
    "6: sources.*only together",
  ],
  [
    "a source whose address nobody has looked up",
    "year: 2017, printed: true",
    'year: 2017, url: "https://nice.org.uk"',
    "6: sources.*only together",
  ],
  ["a source without an address", "year: 2017, printed: true", "year: 2017", "6: sources.*printed"],
  ["a book without a year", "year: 2017, printed: true", "printed: true", "6: sources.*year"],
  ["no Indian source", ", indian: true", "", "6: sources: .*Indian"],
  [
    "an excuse for no Indian source beside one",
    "related:",
    "noIndianSource: None was found.\nrelated:",
    "6: sources: .*Indian",
  ],
  [
    "a source that is checked tomorrow",
    "year: 2017, printed: true",
    'year: 2017, url: "https://nice.org.uk", checked: 2026-07-01',
    "6: sources: .*future",
  ],
  [
    "a drawing of a section that is not there",
    "sources:",
    "drawings: { here: [be-fast] }\nsources:",
    "6: drawings: .*here",
  ],
  [
    "a drawing that is not there",
    "sources:",
    "drawings: { how-it-is-done: [hearts] }\nsources:",
    "6: drawings: .*hearts",
  ],
  ["broken front matter", "title: Fluids", "title: : Fluids", "2: "],
])("front matter with %s is refused with its line", (_, old, changed, expected) => {
  expect(problemWhen(old, changed)).toEqual([expect.stringMatching(`^${expected}`)]);
});

test("half a glance is refused", () => {
  const problems = problemWhen("sources:", "glance: { length: An hour }\nsources:");
  expect(problems).toContainEqual(expect.stringMatching(/^6: glance\.stay/));
});

test.each([
  ["a dead link", "(/LifestyleCounselling)", "(/Lifestyle)", "12: the link .*: /Lifestyle"],
  [
    "a link in the wrong case",
    "(/LifestyleCounselling)",
    "(/lifestylecounselling)",
    "12: the link",
  ],
  ["a link to elsewhere", "(/LifestyleCounselling)", "(https://example.org)", "12: the link"],
  ["a misspelt card", ":::urgent", ":::urgnet", "22: there is no card :::urgnet"],
  ["a card with a blank in it", ":::urgent", "::: urgent", "22: write ::: only"],
  ["a card of two colons", ":::urgent", "::urgent", "22: .*space after the colon"],
  ["a card without heading", "[Call the nurse if:]", "", "22: the card has no heading"],
  ["a card that never ends", "aches\n:::", "aches", "22: the card does not end"],
  [
    "a card before the sections",
    "A drip",
    ":::notice[Law]\nText\n:::\n\nA drip",
    "12: write a heading above the card",
  ],
  ["a heading in a card", "- your tooth", "### Arm\n\n- your arm", "22: write a \\*\\*bold line"],
  [
    "nine lines together in a red card",
    ":::urgent[Call the nurse if:]\n",
    `:::emergency[Call 112 or 108 if:]\n${"- your nail breaks\n".repeat(8)}`,
    "22: more than 8 lines together",
  ],
  ["a title of its own", "## How it is done", "# How it is done", "14: begin a heading with ##"],
  ["a skipped heading level", "## When", "#### When", "20: begin this heading with ###"],
  ["a mark that names no source", "salts.", "salts.[^nobody]", "12: .*nobody.* no source"],
  ["raw HTML", "A drip", "A <b>drip</b>", "12: HTML is not used"],
  ["a picture", "A drip", "A ![drip](/drip.png)", "12: pictures are not part"],
])("a body with %s is refused with its line", (_, old, changed, expected) => {
  expect(problemWhen(old, changed)[0]).toMatch(new RegExp(`^${expected}`));
});

test.each([
  ["Call 112 or 108 at once.", "112 108"],
  ["If it is bad, dial 112.", "112"],
  ["Fits (ring **108**, or [read on](/Vaccinations)).", "108"],
  ["Chest pain means 112 or 108.", "112 108"],
  ["Phone the child helpline on 1098.", "1098"],
  ["Talk to Tele MANAS on 14416, or the women's helpline on 181.", "14416 181"],
  ["Call 102, 108 or 112.", "102 108 112"],
  ["Call 112/108.", "112 108"],
  ["Help against tobacco: 1800 11 2356, or 1800-11-2356.", "1800112356 1800112356"],
  ["Up to 108 mg, at 112 beats a minute, on 102 days.", ""],
  ["Fever of 40 °C (104 °F), or 102.2 °F, or 112/80 mmHg, or 130/104 mmHg.", ""],
  ["From 2010 or 2020 on, with 1,108 people and 108 women.", ""],
  ["WHO calls 120 breaths a minute fast.", ""],
  ["Come to Room 108, then Ward no. 102, or to Sector 112, Mohali.", ""],
  ["कमरा नंबर 108 में आएं, or ਵਾਰਡ 102.", ""],
])("of “%s” the numbers to tap are: %s", (sentence, expected) => {
  const source = page.replace("A drip gives you water and salts.", sentence);
  const { article, problems } = compileArticle(link, source, today);
  expect(problems).toEqual([]);
  const dialled = [...(article?.lead ?? "").matchAll(/<a href="tel:([^"]+)">/g)];
  expect(dialled.map(([, number]) => number).join(" ")).toBe(expected);
});

test.each(["10:30 AM to 1:30 PM", "10:30–13:00", "सुबह 10:30 से", "1:2", "**9:15**", "9:15 [am]"])(
  "a text says %s as it is written",
  (time) => {
    const sentence = `The OPD is open, say ${time}.`;
    const source = page.replace("A drip gives you water and salts.", sentence);
    const { article, problems } = compileArticle(link, source, today);
    expect(problems).toEqual([]);
    expect(article?.lead.replace(/<[^>]*>/g, "")).toContain(sentence.replaceAll("*", ""));
  },
);

test.each([
  ["an emergency number that nobody is told to call", "The number is 112."],
  ["a number to call that is not known", "Call 113 at once."],
  ["a number to call that has a unit", "Call 1091 women's helpline."],
  [
    "a number that is neither a helpline's nor the hospital's",
    "Help against tobacco: 1800 11 2357.",
  ],
  ["a telephone number that has a digit too many", "The desk is at +91 172 000 00201 2."],
])("%s is refused with its line", (_, sentence) => {
  const problems = problemWhen("A drip gives you water and salts.", sentence);
  expect(problems).toEqual([expect.stringMatching(/^12: .*telephone number/)]);
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
