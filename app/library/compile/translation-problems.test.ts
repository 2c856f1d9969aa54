import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { articleAt } from "../../../tests/pages/compiled-library.ts";
import { share } from "../../../tests/runner/rounds.ts";
import { compileTranslation } from "./compile-translation.ts";
import { compileTranslations } from "./compile-translations.ts";
import { pairs } from "./glossary.ts";
import { markdown } from "./markdown-tree.ts";
import { listBlocks } from "./translation-blocks.ts";
import { listTranslationProblems } from "./translation-problems.ts";

const english = `Dengue is a virus. Read about [fever](/ManagementInfections).[^who]

## Two signs of dengue

:::emergency[Call 112 or 108 if:]

- :dengue, also when the fever has gone
- someone does not drink for 8 hours before sleep

:::

Take **paracetamol** in a dose of 500 mg. Use the right arm and not the left arm, which is the one that hurt after the last dose.

| Day | What to do |
|---|---|
| 1 | Drink more |
`;

const right = `डेंगू एक वायरस है। [बुखार](/ManagementInfections) के बारे में पढ़ें।[^who]

## डेंगू की 2 निशानियां

:::emergency[112 या 108 पर फोन करें, अगर:]

- :dengue, बुखार उतर जाने के बाद भी
- कोई सोने से पहले 8 घंटे तक कुछ न पिए

:::

**पैरासिटामोल (paracetamol)** की खुराक 500 mg लें। दाईं बांह में लगवाएं, बाईं बांह में नहीं, जो पिछली खुराक के बाद दुखी थी।

| दिन | क्या करें |
|---|---|
| 1 | ज्यादा पिएं |
`;

function found(translation: string, severity?: string): string[] {
  return listTranslationProblems(english, translation, "hi")
    .filter((problem) => !severity || problem.severity === severity)
    .map(({ message }) => message);
}

test("a translation that says the same is left alone", () => {
  expect(found(right)).toEqual([]);
});

test.each([
  [
    "a heading of another level",
    "## डेंगू",
    "### डेंगू",
    "a heading of level 3 where English has a heading of level 2",
  ],
  [
    "a lost line of a card",
    "- कोई सोने से पहले 8 घंटे तक कुछ न पिए\n",
    "",
    "a list of 1 line where English has a list of 2 lines",
  ],
  [
    "another card",
    ":::emergency",
    ":::urgent",
    "a card :::urgent where English has a card :::emergency",
  ],
  ["a lost row", "| 1 | ज्यादा पिएं |\n", "", "a table of 1 row where English has a table of 2 rows"],
  [
    "a line too many",
    "\n\n| दिन",
    "\n\nऔर भी।\n\n| दिन",
    "a paragraph where English has a table of 2 rows",
  ],
  ["another danger sign", ":dengue", ":fit", "other danger signs"],
  ["another target", "/ManagementInfections", "/Dengue", "other links"],
  ["a lost source", "[^who]", "", "other marks"],
  [
    "lost stress",
    "**पैरासिटामोल (paracetamol)**",
    "पैरासिटामोल (paracetamol)",
    "another number of bold words",
  ],
  ["another dose", "500 mg", "50 mg", "other figures"],
  ["a lost emergency number", "112 या 108", "112", "other figures"],
  ["another unit in a card", "8 घंटे", "8 हफ्ते", "another number of “hours”"],
  ["a lost negation in a card", "कुछ न पिए", "कुछ पिए", "lacks a negation"],
  ["a lost “before” in a card", "सोने से पहले ", "सोने तक ", "lacks “before”"],
  ["less for more in a table", "ज्यादा पिएं", "कम पिएं", "lacks “more”"],
  ["Latin letters", "वायरस", "virus", "letters of another language"],
  ["letters of a third script", "वायरस", "ਵਾਇਰਸ", "letters of another language"],
  ["a word in two scripts", "वायरस", "vaरस", "a word in two scripts"],
  ["Devanagari digits", "500 mg", "५०० mg", "other digits, or joiners"],
  ["a joiner", "बुखार]", "बुखार\u200d]", "other digits, or joiners"],
  ["a full stop", "वायरस है।", "वायरस है.", "a full stop"],
  ["a danda without a space", "है। [", "है।।[", "a stray space or danda"],
  ["a word of books", "बुखार]", "ज्वर]", "has ज्वर"],
  ["a nukta that newspapers leave out", "वायरस", "ज़हर", "spells"],
  ["the sex of a child", "वायरस", "लड़का", "speaks of boys or girls"],
  ["a promise", "वायरस", "गारंटी", "has गारंटी"],
])("%s is an error", (_, from, to, message) => {
  expect(right).toContain(from);
  const errors = found(right.replace(from, to), "error");
  expect(errors.join("\n")).toContain(message);
});

test.each([
  [
    "the other side",
    "दाईं बांह में लगवाएं, बाईं बांह में नहीं",
    "बांह में लगवाएं, बाईं बांह में नहीं",
    "lacks the right side",
  ],
  ["a lost negation in the text", "बाईं बांह में नहीं", "बाईं बांह में", "lacks a negation"],
  ["a word that people do not use", "[बुखार]", "[तपन]", "lacks a word for “fever”"],
  [
    "a sentence of more than twenty words",
    "एक वायरस है।",
    `${"एक ".repeat(21)}वायरस है।`,
    "a sentence of 24 words",
  ],
  [
    "a dropped clause",
    "। दाईं बांह में लगवाएं, बाईं बांह में नहीं, जो पिछली खुराक के बाद दुखी थी",
    "",
    "another length",
  ],
])("%s is a warning for somebody to decide", (_, from, to, message) => {
  expect(right).toContain(from);
  expect(found(right.replace(from, to), "warning").join("\n")).toContain(message);
});

test("long sentences on average are a warning", () => {
  const long = right.replace("एक वायरस है।", `${"एक ".repeat(140)}वायरस है।`);
  expect(found(long, "warning").join("\n")).toContain("words on average");
});

test("many words that people rarely say are a warning, with those that occur most", () => {
  const rare = right.replace("एक वायरस है।", `${"उत्सर्जन विकिरण संवहनी ".repeat(20)}वायरस है।`);
  expect(found(rare, "warning").join("\n")).toMatch(
    /\d\d % of its words are rarely said, such as .*उत्सर्जन/,
  );
  expect(found(right, "warning").join("\n")).not.toContain("rarely said");
});

const content = join(import.meta.dirname, "../content");

function blocksOf(...names: string[]) {
  const text = readFileSync(join(content, ...names), "utf8").replace(/^---\n.*?\n---\n/s, "");
  return listBlocks(markdown.parse(text)).map((block) => block.text);
}

/** Said in other words, such as “is forbidden”, “do not work” or “until”. */
const saidOtherwise = [
  "hi/Appendectomy.md: Start with water and soft food, then eat",
  "hi/BotoxTherapy.md: Do not expect a change on the same day. ",
  "hi/IVfluids.md: Before and after some operations, while ",
  "hi/NonInvasiveDiagnostic.md: ECG. Small stickers are placed on your c",
  "hi/Vaccinations.md: Go for vaccine the same day, even for a ",
  "pa/BoneMarrow.md: A donor is checked with care and can say",
  "pa/InfertilityTreatment.md: Sex determination or selection is a puni",
  "pa/NonInvasiveDiagnostic.md: A non-invasive test looks at your body f",
];

test("no article forbids or denies less than both the English one and the other translation", () => {
  const negation = pairs.find(({ name }) => name === "a negation");
  const countOf = (text: string, locale: "en" | "hi" | "pa") =>
    negation ? text.split(negation[locale]).length - 1 : Number.NaN;
  const names = share(
    readdirSync(content).filter((name) => name.endsWith(".md")),
    3,
  );
  const lost = names.flatMap((name) => {
    const [hi, pa] = [blocksOf("hi", name), blocksOf("pa", name)];
    return blocksOf(name).flatMap((english, at) => {
      const counts = { hi: countOf(hi[at] ?? "", "hi"), pa: countOf(pa[at] ?? "", "pa") };
      const least = Math.min(countOf(english, "en"), Math.max(counts.hi, counts.pa));
      return (["hi", "pa"] as const)
        .filter((locale) => counts[locale] < least)
        .map((locale) => `${locale}/${name}: ${english.slice(0, 40)}`);
    });
  });
  const known = saidOtherwise.filter((one) => names.some((name) => one.includes(`/${name}:`)));
  expect(lost.sort()).toEqual(known);
});

test("each problem names its line, and the English one", () => {
  const [problem] = listTranslationProblems(english, right.replace("500 mg", "50 mg"), "hi");
  expect(problem).toMatchObject({
    line: 12,
    english: { line: 12, text: expect.stringContaining("500 mg") },
  });
});

const directory = join(import.meta.dirname, "../content");
const file = readFileSync(join(directory, "ChokingAndCPR.md"), "utf8");
const article = articleAt("/ChokingAndCPR");

describe.each(["hi", "pa"] as const)("%s", (locale) => {
  const translation = readFileSync(join(directory, locale, "ChokingAndCPR.md"), "utf8");

  function compile(text: string) {
    return compileTranslation(article, file, text, locale);
  }

  test("links, numbers and headings are those of the English page", () => {
    const { lead = "", body = "", sections = [] } = compile(translation).translation ?? {};
    expect(lead).toContain('<a href="tel:112">112</a>');
    expect(body).toContain(`href="/${locale}/PoisoningAndDrug"`);
    expect(sections.map(({ id }) => id)).toEqual(article.sections.map(({ id }) => id));
  });

  test.each([
    [
      "the advice is not the one that was translated",
      /adviceOf: \w+/,
      "adviceOf: abcd",
      "adviceOf",
    ],
    ["a drawing has no words", /^ {2}"Head low,":.*\n/m, "", "lacks the words of “Head low,”"],
    ["the page has an answer that English has not", /^synonyms/m, "glance: {}\nsynonyms", "glance"],
    ["its title has a figure that English has not", "title: ", "title: 5 ", "title: other figures"],
    ["its title is missing", /^title: .*\n/m, "", "title: "],
  ])("it is no page when %s", (_, from, to, message) => {
    const { translation: made, problems } = compile(translation.replace(from, to));
    expect(made).toBeUndefined();
    expect(problems.map((problem) => problem.message).join("\n")).toContain(message);
  });

  test("a page that is not translated yet has its titles alone", () => {
    const [titles] = /^---\n(?:(?:title|linkTitle|description): .*\n)+/.exec(translation) ?? [];
    const none = compile(`${titles}translationOf: none\nadviceOf: none\n---\n`);
    expect(none.titles).toEqual(compile(translation).titles);
    expect(none.translation).toBeUndefined();
    expect(none.problems.filter(({ severity }) => severity === "error")).toEqual([]);
  });

  test("it stays when the English text has changed, unless its advice or its shape has", () => {
    const behind = translation.replace(/translationOf: \w+/, "translationOf: abcd");
    const made = compile(behind);
    expect(made.translation).toMatchObject({ isBehind: true, translationOf: { text: "abcd" } });
    const otherAdvice = behind.replace(/adviceOf: \w+/, "adviceOf: abcd");
    const otherShape = `${behind}\n\n## 112\n`;
    for (const text of [otherAdvice, otherShape]) {
      const { translation: old, problems } = compile(text);
      expect(old).toBeUndefined();
      expect(problems.map(({ message }) => message).join("\n")).toContain("compare both");
      expect(problems.filter(({ severity }) => severity === "error")).toEqual([]);
    }
  });
});

test("a page without a file, and one with the title of another, are named", () => {
  const copy = mkdtempSync(join(tmpdir(), "articles-"));
  for (const name of ["Dengue.md", "Diabetes.md", "hi/Dengue.md", "hi/Diabetes.md"]) {
    cpSync(join(directory, name), join(copy, name));
  }
  const file = join(copy, "hi/Diabetes.md");
  const same = /^title: .*$/m.exec(readFileSync(join(copy, "hi/Dengue.md"), "utf8"))?.[0] ?? "";
  writeFileSync(file, readFileSync(file, "utf8").replace(/^title: .*$/m, same));
  const some = ["/Dengue", "/Diabetes", "/Vasectomy"].map((path) => articleAt(path));
  const compileSome = () => compileTranslations(copy, "hi", some);
  expect(compileSome).toThrow(`${copy}/hi/Vasectomy.md:1: is missing`);
  expect(compileSome).toThrow(`${file}:1: title: stands in Dengue.md too`);
  rmSync(copy, { recursive: true });
});
