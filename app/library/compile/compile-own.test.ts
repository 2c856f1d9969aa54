import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { writeSynonyms } from "#app/forms/synonyms-text.ts";
import { receptionSlot } from "#app/library/slots.ts";
import { writeSources } from "#app/library/sources-text.ts";
import { textHash } from "#app/library/text-hash.ts";
import { correct, offer } from "#app/markdown/corrections.ts";
import { share } from "../../../tests/runner/rounds.ts";
import { compileLibrary } from "./compile.ts";
import { compileOwn } from "./compile-own.ts";

const today = "2027-01-26";
const directory = "app/library/content";
const library = compileLibrary(directory, today);

function asStaffSeeIt(path: string) {
  const article = library.find((one) => one.path === path);
  if (!article) throw new Error(`There is no ${path}`);
  const file = readFileSync(`${directory}${path}.md`, "utf8");
  const [, frontMatter = "", text = ""] = /^---\n(.*?)^---\n(.*)$/ms.exec(file) ?? [];
  const { title, linkTitle: link_title, description } = article;
  const synonyms = writeSynonyms(article.synonyms);
  const sources = writeSources(article);
  const texts = { title, link_title, description, synonyms, sources, text: text.trim() };
  return {
    article,
    own: { path: article.path, frontMatter, texts, today, phones: ["0172 400 0000"] },
  };
}

/** Where the problems are when these texts of the page about hernias are others. */
function problemsWith(changed: (texts: ReturnType<typeof asStaffSeeIt>["own"]["texts"]) => object) {
  const { own } = asStaffSeeIt("/HerniaRepair");
  const compiled = compileOwn({ ...own, texts: { ...own.texts, ...changed(own.texts) } });
  if (!("problems" in compiled)) return [];
  return compiled.problems.map(({ field, line, message }) => `${field} ${line ?? "-"}: ${message}`);
}

test("every page that comes with the program stays the same when it is saved unchanged", () => {
  for (const { path } of share(library, 3)) {
    const { article, own } = asStaffSeeIt(path);
    const compiled = compileOwn(own);
    if (!("article" in compiled)) throw new Error(JSON.stringify([path, compiled]));
    const { lead, body, text, sources, synonyms, drawings } = compiled.article;
    expect({ lead, body, text, sources, synonyms, drawings }).toEqual({
      lead: article.lead,
      body: article.body,
      text: article.text,
      sources: article.sources,
      synonyms: article.synonyms,
      drawings: article.drawings,
    });
    expect(textHash(compiled.article)).toBe(textHash(article));
  }
});

test("a problem is told by the line of the field that it is in", () => {
  expect(problemsWith(({ text }) => ({ text: `${text}\n\n[x](/Nowhere)` }))).toEqual([
    `text ${asStaffSeeIt("/HerniaRepair").own.texts.text.split("\n").length + 2}: the link leads to a page that does not exist: /Nowhere`,
  ]);
  for (const address of ["http://localhost/a", '"www.shanti.local"']) {
    const typed = `First.\n\n## Second\n\n- Third\n- See ${address}`;
    expect(problemsWith(() => ({ text: typed })).join("\n")).toMatch(
      /^text 6: the link leads to a page/m,
    );
  }
  expect(problemsWith(() => ({ text: "# Hernia\n\nText." }))).toContain(
    "text 1: begin a heading with ##: the page has its own title",
  );
  expect(problemsWith(({ sources }) => ({ sources: `${sources}\nAdress: x` }))[0]).toMatch(
    /^sources \d+: “Adress: x” begins with none of: Title, /,
  );
  expect(problemsWith(({ sources }) => ({ sources: sources.replace("https:", "http:") }))[0]).toBe(
    "sources -: Address must be one of the internet that begins with https://.",
  );
});

test("a drawing whose heading is gone goes where the hospital chooses, or is left out", () => {
  const { own } = asStaffSeeIt("/HerniaRepair");
  const compile = (text: string) => compileOwn({ ...own, texts: { ...own.texts, text } });
  const text = "First.\n\n## Second\n\nThird.\n\n## Fourth\n\nFifth.";
  const compiled = compile(text);
  const problems = "problems" in compiled ? compiled.problems : [];
  expect(problems.map(({ message }) => message).join()).toMatch(/^a drawing was under a heading/);
  expect(problems.map(({ message }) => message).join()).not.toContain("hernia-sites");
  const choices = problems.flatMap(({ choices = [] }) => choices);
  expect(choices.map(({ label }) => label)).toEqual([
    "Put the drawing “Places of a hernia on the front of the body” at the end of “Second”",
    "Put the drawing “Places of a hernia on the front of the body” at the end of “Fourth”",
    "Leave out the drawing “Places of a hernia on the front of the body”",
  ]);
  const chosen = choices.map(({ start, text: mark }) => {
    const after = compile(text.slice(0, start) + mark + text.slice(start));
    return "article" in after ? after.article : undefined;
  });
  expect(chosen[0]?.body).toMatch(/Third\.<\/p>\s*<figure>.*<h2 id="fourth"/s);
  expect(chosen[1]?.body).toMatch(/Fifth\.<\/p>\s*<figure>/s);
  expect(chosen[2]?.body).not.toContain("<figure>");
  expect(chosen.map((article) => article?.text.includes("drawing}"))).toEqual([
    false,
    false,
    false,
  ]);
});

test("a page of the hospital may have no sources, or an address without its beginning", () => {
  const { own } = asStaffSeeIt("/Dengue");
  const compiled = (sources: string) =>
    compileOwn({ ...own, texts: { ...own.texts, sources, text: "First." } });
  expect(compiled("")).toHaveProperty("article.sources", []);
  expect(compiled("Title: A\nPublisher: B\nAddress: www.who.int/india")).toHaveProperty(
    "article.sources",
    [{ title: "A", publisher: "B", url: "https://www.who.int/india", checked: today }],
  );
});

const source = "Title: A\nPublisher: B";
const address = "Address: https://www.who.int/india";

test.each([
  [`${source}\nYear: 20245`, "Year must be a year, such as 2026."],
  [source, "A source without an address needs a year."],
  [`${source}\nTitle: C\nYear: 2024`, "“Title” appears twice."],
  [`${source}\n${address}\nLooked up: 27/01/2027`, "Looked up is in the future."],
  [`${source}\nYear: 2024\nLooked up: 26/01/2027`, "Looked up belongs to an address"],
  [`${source}\nYear: 2024\nFrom India: perhaps`, "From India must be yes or no."],
  [`${source}\nYear: 2024\nMark: WHO 2024`, "Mark must be one word"],
])("a source that is filled in wrongly is refused: %j", (sources, why) => {
  expect(problemsWith(() => ({ sources })).join("\n")).toContain(why);
});

test("links lead to our pages, public websites, mail and known numbers only", () => {
  const linked = (url: string) => problemsWith(({ text }) => ({ text: `${text}\n\n[x](${url})` }));
  for (const url of [
    "/Dengue",
    "https://www.who.int/india",
    "http://example.org",
    "mailto:desk@example.org",
    "tel:112",
  ]) {
    expect([url, linked(url)]).toEqual([url, []]);
  }
  for (const url of [
    "javascript:alert(1)",
    "JAVASCRIPT:alert(1)",
    "data:text/html,x",
    "vbscript:x",
    "//evil.example",
    "https://localhost/",
    "https://a:b@example.org",
    "tel:999",
    "/dashboard",
    "#x",
  ]) {
    expect([url, linked(url).length]).toEqual([url, 1]);
  }
});

test("the hospital's own numbers may be named and tapped, a stranger's may not", () => {
  const { own } = asStaffSeeIt("/HerniaRepair");
  const compiled = (sentence: string) =>
    compileOwn({ ...own, texts: { ...own.texts, text: `${own.texts.text}\n\n${sentence}` } });
  for (const [written, link] of [
    ["The desk is at 0172-400 0000.", '<a href="tel:+911724000000">0172-400 0000</a>'],
    ["Call +91 172 4000000 first.", '<a href="tel:+911724000000">+91 172 4000000</a>'],
    ["[Call us](tel:+911724000000)", '<a href="tel:+911724000000">Call us</a>'],
    ["- Call **{phone}** before you come.", `Call <strong>${receptionSlot}</strong> before`],
  ] as const) {
    const body = expect.stringContaining(link);
    expect(compiled(written)).toHaveProperty("article.body", body);
  }
  expect(compiled("Call {phone} first.")).toHaveProperty(
    "article.text",
    expect.stringContaining("Call reception first."),
  );
  const problem = (sentence: string) =>
    problemsWith(({ text }) => ({ text: `${text}\n\n${sentence}` }));
  expect(problem("The desk is at 0172 400 0001.")[0]).toMatch(
    /is it a telephone number\? Add one of the hospital under Hospital, Contact/,
  );
  expect(problem("[Call {phone}](/Dengue)")[0]).toMatch(/outside headings and links/);
  expect(problem("## Call {phone}")[0]).toMatch(/outside headings and links/);
});

test("too many cards and names of symptoms are refused before they are read", () => {
  expect(problemsWith(() => ({ text: ":::notice[a]\n".repeat(401) }))).toEqual([
    "text -: has more than 400 cards and names of symptoms",
  ]);
});

test("a check that stands in the file does not pass to a text of the hospital", () => {
  const { own } = asStaffSeeIt("/HerniaRepair");
  const review =
    "reviewed: 2026-12-01\nreviewedBy: { name: Dr A, qualification: MD, registration: HMC 1 }\nreviewDue: 2027-12-01\n";
  const compiled = compileOwn({ ...own, frontMatter: own.frontMatter + review });
  expect(compiled).toHaveProperty("article.title", "Hernia repair");
  expect(compiled).not.toHaveProperty("article.reviewed");
});

test("the same mistake in one line is named once, with how to mend it", () => {
  const twice = "Ring 0172 400 0001 or 0172 400 0001.\n\n:::notice[a]\nb\n:::";
  expect(problemsWith(({ text }) => ({ text: `${twice}\n\n${text}` }))).toEqual([
    expect.stringMatching(/^text 1: 0172 400 0001: is it a telephone number/),
    "text 3: write a heading above the card: ## and its words",
  ]);
});

test("all corrections at once change each part of the text once, whatever their order", () => {
  const corrections = [
    { start: 10, end: 15, text: "THREE" },
    { start: 0, end: 3, text: "ONE" },
    { start: 2, end: 6, text: "never" },
  ];
  const problems = corrections.map((correction) => ({ line: 1, message: "", correction }));
  expect(correct("one, two, three.", problems, "all")).toBe("ONE, two, THREE.");
  const [first] = offer("one, two, three.", problems);
  expect(first).toMatchObject({ before: "three", after: "THREE" });
  expect(correct("one, two, three.", problems, first?.key ?? "")).toBe("one, two, THREE.");
});

test("of thousands of problems the first fifty are named, and how many more there are", () => {
  const problems = problemsWith(() => ({ text: "# \n\n".repeat(5000) }));
  expect(problems).toHaveLength(51);
  expect(problems.at(-1)).toMatch(/^text -: has \d{4} more that is wrong/);
});
