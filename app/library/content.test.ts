import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { articles, libraryFolder } from "../../tests/pages/compiled-library.ts";
import { emergencyProblems } from "../../tests/pages/emergency-words.ts";
import { telephoneProblems } from "../../tests/pages/telephone-links.ts";
import { type ArticlePath, articleGroups, groupOf } from "./groups.ts";
import { fullLists, type SymptomName, symptoms } from "./triage.ts";

const paths = articles.map((article) => article.path);

function articleAt(path: ArticlePath) {
  const article = articles.find((article) => article.path === path);
  if (!article) throw new Error(`There is no article ${path}`);
  return article;
}

/** The paragraphs and list items of a page, without markup. */
function blocksOf(path: ArticlePath, { withCards } = { withCards: true }): string[] {
  const { lead, body } = articleAt(path);
  const text = withCards ? body : body.replace(/<div class="care .*?<\/div>/gs, "");
  return [...`${lead}${text}`.matchAll(/<(p|li)>(.*?)<\/\1>/gs)].map(([, , html = ""]) =>
    html
      .replace(/<[^>]+>/g, "")
      .replace(/\s+/g, " ")
      .trim(),
  );
}

function wordsOf(text: string): string[] {
  return text.match(/[a-z][a-z'’-]*/gi) ?? [];
}

function syllables(word: string): number {
  const letters = word.toLowerCase().replace(/[^a-z]/g, "");
  const groups = letters.match(/[aeiouy]+/g)?.length ?? 0;
  const silent = /[^l]e$/.test(letters) && !letters.endsWith("ee") && groups > 1;
  return Math.max(1, silent ? groups - 1 : groups);
}

/** The school year that a text asks for, by Flesch and Kincaid. */
function readingGrade(blocks: string[]): number {
  const text = blocks.map((block) => (/[.!?:]$/.test(block) ? block : `${block}.`)).join(" ");
  const sentences = text.match(/[.!?:](?:\s|$)/g)?.length ?? 1;
  const words = wordsOf(text);
  const sounds = words.reduce((sum, word) => sum + syllables(word), 0);
  return (0.39 * words.length) / sentences + (11.8 * sounds) / words.length - 15.59;
}

test.each(paths)(
  "%s has 500 words, 900 at most beside its cards, that a twelve-year-old can read",
  (path) => {
    const ownText = blocksOf(path, { withCards: false }).join(" ");
    expect(wordsOf(articleAt(path).text).length).toBeGreaterThanOrEqual(500);
    expect(wordsOf(articleAt(path).text).length).toBeLessThanOrEqual(1100);
    expect(wordsOf(ownText).length).toBeLessThanOrEqual(900);
    expect(readingGrade(blocksOf(path))).toBeLessThanOrEqual(7.5);
  },
);

test.each(paths)("%s promises nothing", (path) => {
  const source = readFileSync(join(libraryFolder, `${path.slice(1)}.md`), "utf8");
  const banned =
    /\b(?:best|guarantee\w*|painless\w*|world-class|state-of-the-art|leading|cheapest|miracle|completely safe|no side effects|cure-all|unmatched|renowned)\b|100 ?%|₹|\brupees?\b/i;
  expect(source.match(banned)?.[0]).toBeUndefined();
});

test.each(paths)(
  "%s claims nothing of the hospital that its list of capabilities does not say",
  (path) => {
    const { lead, body, description } = articleAt(path);
    const law = /<div class="care notice">.*?<\/div>/gs;
    const text = `${description} ${lead}${body.replace(law, "")}`.replace(/<[^>]+>/g, "\n");
    const claim =
      /\b(?:partner|larger|bigger)(?: \w+)? centres?\b|\bday ward|\btumou?r board|\btrained crew|\bduty doctors?\b|\b(?:we|our \w+) (?:will )?(?:refer|arrange|book|transfer|send you)|\bround the clock|\bcome (?:at once|straight|here\b)|\breturn (?:to us|at once)|\b(?:done|given|offered|available) (?:here|with us|at (?:our|this|Morni))|\bwe (?:give|offer)\b/i;
    const sentences = text.split(/(?<=[.:?!])\s|\n/);
    expect(sentences.filter((text) => claim.test(text) && !/\bask\b/i.test(text))).toEqual([]);
  },
);

test.each(paths)("%s sends people with an emergency to 112 or 108, not to us", (path) => {
  const cards = articleAt(path).body.match(/<div class="care emergency".*?<\/div>/gs) ?? [];
  expect(
    cards.join().match(/\b(?:bring|come|reach|return|ring|call) (?:\w+ )?(?:us|in|back)\b/i),
  ).toBeNull();
});

test.each(paths)(
  "%s promises nobody's presence, and sends no emergency to the hospital",
  (path) => {
    const { description, lead, body } = articleAt(path);
    const text = `${description}\n${lead}${body}`
      .replace(/<div class="care emergency".*?<\/div>/gs, "\n")
      .replace(/<span class="visually-hidden">.*?<\/span>/g, "")
      .replace(/<\/?(?:a|strong|em|sup)\b[^>]*>/g, "")
      .replace(/<[^>]+>/g, "\n");
    expect(emergencyProblems(text)).toEqual([]);
  },
);

// Names of the Government's own programmes, such as Antara or Mala-N, are no brands. The specification names Botox.
const brands =
  /\b(?:Sorbitrate|i-?pill|Unwanted-?72|Disprin|Ecosprin|Crocin|Calpol|Dolo|Combiflam|Brufen|Voveran|Volini|Moov|Iodex|Dettol|Savlon|Betadine|Burnol|Boroline|Soframycin|Vicks|Zandu|Digene|Gelusil|Eno|Pudin Hara|ORSL|Electral|Enerzal|Glucon-?D|Gatorade|Horlicks|Bournvita|Ensure|Nestum|Cerelac|Lactogen|Farex|Viagra|Manforce|Penegra|Cialis|Nicorette|Nicotex|Augmentin|Azithral|Taxim|Meftal|Cyclopam|Buscopan|Deriphyllin|Asthalin|Foracort|Seroflo|Lasix|Glycomet|Januvia|Jardiance|Forxiga|Ozempic|Wegovy|Mounjaro|Eltroxin|Thyronorm|Duphaston|Primolut|Regestrone|Meprate|Mirena|Saheli|Prega ?News|Gardasil|Cervavac|Cervarix|Synflorix|Prevenar|Covishield|Covaxin|Dysport|Xeomin|Valium|Alprax|Restyl|Tylenol|Panadol|Advil|Nurofen|Aspro|Zofran|Emeset|Ondem|Perinorm|Lomotil|Eldoper|Imodium|Hajmola|Liv\.? ?52|Revital|Zincovit|Becosules|Shelcal|Ferium|Livogen|Dexorange|Odomos|Mortein|All Out|Baygon|Hit spray|Harpic|Lizol|Vim|Colin)\b/i;

test.each(paths)(
  "%s names no brand, neither in its text nor in the words that lists show",
  (path) => {
    const source = readFileSync(join(libraryFolder, `${path.slice(1)}.md`), "utf8");
    expect(source.match(brands)?.[0]).toBeUndefined();
  },
);

test("first aid and the pages of the website name no brand", () => {
  for (const file of [
    "site/first-aid.ts",
    "pages/pages.ts",
    "care/helplines.ts",
    "library/triage.ts",
  ]) {
    const source = readFileSync(join(import.meta.dirname, "..", file), "utf8");
    expect([file, source.match(brands)?.[0]]).toEqual([file, undefined]);
  }
});

test("nobody learns to press a baby's chest with two fingers, but that older courses taught it", () => {
  const sentences = articles.flatMap(({ text }) => text.split(/(?<=[.?!])\s|\n/));
  const fingers = sentences.filter((sentence) =>
    /\b(?:2|two|3|three)[ -]fingers?\b/i.test(sentence),
  );
  const pressing = fingers.filter((sentence) =>
    /chest|breastbone|press|push|thrust/i.test(sentence),
  );
  expect(pressing.map((sentence) => sentence.replace(/\(older courses: 2 fingers\)/, ""))).toEqual(
    pressing.map(() => expect.not.stringMatching(/\bfingers?\b/)),
  );
  const drawings = join(import.meta.dirname, "drawings");
  for (const name of ["chest-thrusts.svg", "back-blows.svg"]) {
    expect(readFileSync(join(drawings, name), "utf8")).not.toMatch(/\bfingers?\b/i);
  }
});

test.each(paths)("%s promises no secrecy that the law does not allow", (path) => {
  const sentences = articleAt(path).text.split(/(?<=[.?!])\s|\n/);
  const promise =
    /\b(?:you (?:say|tell)|talk|visit|name)\b.{0,40}\b(?:stays?|is|kept|remains?)\b.{0,20}\b(?:private|secret|confidential|with us|between us)\b/i;
  const promises = sentences.filter((sentence) => promise.test(sentence));
  expect(promises.filter((sentence) => !/\blaw\b|visit is private$/.test(sentence))).toEqual([]);
});

test.each(paths)(
  "%s has at most 8 lines together in a red card, under a bold line each",
  (path) => {
    const cards = articleAt(path).body.match(/<div class="care emergency".*?<\/div>/gs) ?? [];
    for (const part of cards.flatMap((card) => card.split("<h4>"))) {
      expect(part.match(/<li>/g)?.length ?? 0).toBeLessThanOrEqual(8);
    }
  },
);

test.each(paths)("%s has the full list of danger signs if it says so, or leads to it", (path) => {
  const { lead, body, text } = articleAt(path);
  if (
    !/danger signs?\b.{0,200}full list|full list.{0,60}danger sign/is.test(text) ||
    fullLists[path]
  )
    return;
  expect(`${lead}${body}`).toMatch(/<a href="\/Obstetrics">/);
});

test("a page of a full list names each danger sign in a card that says what to do", () => {
  const lists = Object.entries(fullLists) as [ArticlePath, SymptomName[]][];
  expect(lists.length).toBeGreaterThanOrEqual(7);
  for (const [path, names] of lists) {
    const cards = articleAt(path).body.match(/<div class="care (?:emergency|urgent)".*?<\/div>/gs);
    const lines = cards?.join("\n").replace(/<[^>]+>/g, "");
    const missing = names.filter((name) => !lines?.includes(symptoms[name].wording));
    expect([path, missing]).toEqual([path, []]);
  }
});

test.each(paths)("%s opens with text and has sections", (path) => {
  const { lead, sections } = articleAt(path);
  expect(lead).toMatch(/^<p>/);
  expect(sections.length).toBeGreaterThanOrEqual(3);
});

test.each(paths)("%s begins each emergency card with a number to tap", (path) => {
  const cards = articleAt(path).body.match(/<div class="care emergency"[^>]*>.*?<\/h3>/gs) ?? [];
  for (const card of cards) expect(card).toMatch(/<a href="tel:(112|108)">\1<\/a>/);
});

test.each(paths)("%s has no telephone number that cannot be tapped", (path) => {
  const { lead, body, title, description } = articleAt(path);
  expect(telephoneProblems(`${title}\n${description}\n${lead}${body}`)).toEqual([]);
});

// Cards take their lines from one table, so they are alike on purpose.
test("no two pages share a paragraph, nor most of one", () => {
  const runLength = 8;
  const pagesOfRun = new Map<string, Set<ArticlePath>>();
  const runsOf = (block: string) => {
    const words = wordsOf(block.toLowerCase());
    return words
      .slice(0, Math.max(0, words.length - runLength + 1))
      .map((_, at) => words.slice(at, at + runLength).join(" "));
  };
  for (const path of paths) {
    for (const run of blocksOf(path, { withCards: false }).flatMap(runsOf)) {
      pagesOfRun.set(run, (pagesOfRun.get(run) ?? new Set()).add(path));
    }
  }
  const copies = paths.flatMap((path) =>
    blocksOf(path, { withCards: false })
      .filter((block) => {
        const runs = runsOf(block);
        const shared = runs.filter((run) => (pagesOfRun.get(run)?.size ?? 0) > 1);
        return runs.length >= 4 && shared.length > runs.length / 2;
      })
      .map((block) => `${path}: ${block}`),
  );
  expect(copies).toEqual([]);
});

test("the pages of operations and procedures answer at a glance", () => {
  const pages = articles.filter(({ glance }) => glance);
  expect(pages.length).toBeGreaterThanOrEqual(24);
  for (const { glance, text } of pages) expect(text).toContain(`Off work: ${glance?.work}.`);
});

// Percentages, "1 in 100", doses and measured limits; lengths of time and counts of anatomy need no mark.
const statistic =
  /\d ?%|\b1 \w+ in \d|\b\d[\d,]*(?: (?:to|or) \d+)? (?:in|of|out of) (?:every )?\d[\d,]*\b|\d ?(?:mg|mcg|g|ml|units|mmol)\b|\b\d{2,3}\/\d{2,3}\b|\d °C|\bBMI\)? of \d|\b(?:one|two|\d+)(?: (?:to|or) \d+)? \w+ (?:in|of|out of) (?:every )?(?:ten|\d)|\d of 100\b|\bof 100 women\b/;

/** Paragraphs, list items and rows of tables outside cards, whose lines have their sources in triage.ts. */
function passagesOf(path: ArticlePath): string[] {
  const { lead, body } = articleAt(path);
  const text = `${lead}${body}`.replace(/<div class="care .*?<\/div>/gs, "");
  return [...text.matchAll(/<(p|li|tr)>(.*?)<\/\1>/gs)].map(([passage]) => passage);
}

const withoutTags = (html: string) => html.replace(/<sup>.*?<\/sup>/gs, "").replace(/<[^>]+>/g, "");

test.each(paths)("%s says where each of its figures comes from", (path) => {
  const bare = passagesOf(path).filter((passage) => !passage.includes("<sup>"));
  expect(bare.map(withoutTags).filter((text) => statistic.test(text))).toEqual([]);
});

test.each(paths)("%s has an Indian source, or says why it has none", (path) => {
  const { sources, noIndianSource } = articleAt(path);
  const indian = /India|ICMR|National (?:AIDS|Centre for Disease|Blood)/;
  for (const { publisher, indian: marked } of sources) {
    expect([publisher, Boolean(marked)]).toEqual([publisher, indian.test(publisher)]);
  }
  if (!noIndianSource) expect(sources.some(({ indian }) => indian)).toBe(true);
});

test("sources that nobody can open are the exception", () => {
  const sources = articles.flatMap(({ sources }) => sources);
  const open = sources.filter(({ url, checked }) => url && checked);
  expect(open.length / sources.length).toBeGreaterThan(0.8);
});

const nice = /\((?<code>(?:CG|NG|TA)\d+)\)$/;

test.each(paths)("%s leads to each guideline of NICE, and spells a source one way", (path) => {
  for (const { title, url, publisher } of articleAt(path).sources) {
    const code = publisher === "NICE" ? nice.exec(title)?.groups?.code : undefined;
    if (code) expect(url).toBe(`https://www.nice.org.uk/guidance/${code.toLowerCase()}`);
    for (const other of articles.flatMap(({ sources }) => sources)) {
      if (other.title === title) expect([title, other.url]).toEqual([title, url]);
    }
  }
});

const figures: [ArticlePath, string, RegExp][] = [
  ["/PoisoningAndDrug", "the dose of charcoal", /1 g\/kg[^.]*50 g[^.]*(?:1|one) hour/i],
  [
    "/PoisoningAndDrug",
    "the order of help",
    /scene safety[\s\S]*primary survey[\s\S]*airway[\s\S]*breathing[\s\S]*overdose/i,
  ],
  ["/AntenatalAndPostnatal", "monthly visits", /until 28 weeks[^.]*month|month[^.]*28 weeks/i],
  [
    "/AntenatalAndPostnatal",
    "visits until 36 weeks",
    /every (?:two|2) weeks|36 weeks[^.]*(?:two|2) weeks/i,
  ],
  [
    "/AntenatalAndPostnatal",
    "weekly visits",
    /after 36 weeks[^.]*(?:every week|weekly)|weekly[^.]*after/i,
  ],
  ["/AntenatalAndPostnatal", "the visit after birth", /within (?:6|six) weeks/i],
  ["/Ultrasound", "the time of the anatomy scan", /18\s?(?:–|-|to)\s?22 weeks/i],
  [
    "/NormalVaginalDelivery",
    "the length of active labour",
    /(?:4|four)\s?(?:–|-|to)\s?(?:8|eight) hours/i,
  ],
  [
    "/NormalVaginalDelivery",
    "how often contractions come",
    /(?:3|three)\s?(?:–|-|to)\s?(?:5|five) minutes/i,
  ],
  ["/NormalVaginalDelivery", "when the placenta comes", /5\s?(?:–|-|to)\s?30 minutes/i],
  ["/CaesareanSection", "the stay", /(?:2|two)\s?(?:–|-|to)\s?(?:4|four) days/i],
  ["/PapSmears", "the age at the first test", /\b21\b/],
  ["/PapSmears", "the tests of younger women", /21\s?(?:–|-|to)\s?29[^.]*(?:3|three) years/i],
  [
    "/PapSmears",
    "the tests of older women",
    /30\s?(?:–|-|to)\s?65[^.]*(?:3|three)\s?(?:–|-|to)\s?(?:5|five) years[^.]*HPV|30\s?(?:–|-|to)\s?65[^.]*HPV[^.]*(?:3|three)\s?(?:–|-|to)\s?(?:5|five) years/i,
  ],
  ["/StrokeManagement", "the hours for clot medicine", /4\.5 hours/i],
  ["/InfertilityTreatment", "the success of IUI", /10\s?(?:–|-|to)\s?20 ?%|10 % to 20 ?%/i],
  ["/InfertilityTreatment", "the success of IVF", /20 ?% to (?:over|more than) 40 ?%/i],
  ["/BotoxTherapy", "how long relief lasts", /(?:3|three)\s?(?:–|-|to)\s?(?:4|four) months/i],
  [
    "/MigraineChronicHeadache",
    "what makes migraine chronic",
    /(?:15|fifteen) or more headache days/i,
  ],
];

test.each(figures)("%s gives %s", (path, _, figure) => {
  expect(articleAt(path).text).toMatch(figure);
});

test("the table of laparoscopy and hysteroscopy compares what it should", () => {
  const { body } = articleAt("/LaparoscopyAndHysteroscopy");
  const [table = ""] = /<table>.*?<\/table>/s.exec(body) ?? [];
  const headers = [...table.matchAll(/<th scope="(\w+)">(.*?)<\/th>/g)];
  expect(headers.map(([, scope, text = ""]) => `${scope} ${text.toLowerCase()}`)).toEqual([
    "col feature",
    "col laparoscopy",
    "col hysteroscopy",
    "row access",
    "row examination area",
    "row common uses",
    "row recovery time",
  ]);
});

test.each([
  "/Ultrasound",
  "/Obstetrics",
  "/AntenatalAndPostnatal",
  "/InfertilityTreatment",
] as const)("%s says that sex determination is an offence and is not done here", (path) => {
  const [notice = ""] = /<div class="care notice">.*?<\/div>/s.exec(articleAt(path).body) ?? [];
  expect(notice).toMatch(/PCPNDT/);
  expect(notice).toMatch(/punish/);
  expect(notice).toMatch(/(?:not|never|neither is) done|do not do/i);
});

const overviews = articleGroups.filter((group) => group.overview && group.pages.length > 0);

test.each(overviews.map((group) => group.id))("the overview of %s leads to its pages", (id) => {
  const group = articleGroups.find((group) => group.id === id);
  if (!group?.overview) throw new Error(`${id} has no overview`);
  const { body, lead } = articleAt(group.overview.path);
  const missing = group.pages.filter(({ path }) => !`${lead}${body}`.includes(`href="${path}"`));
  expect(missing).toEqual([]);
});

test("only the page about children and the patient's guide stand alone in their groups", () => {
  const alone = paths.filter((path) => {
    const group = groupOf(path);
    return group.pages.length < 2 && !group.overview;
  });
  expect(alone).toEqual(["/Pediatrics", "/PatientGuide"]);
});
