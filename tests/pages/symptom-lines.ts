import type { Article } from "#app/library/schema.ts";
import { type Level, levelOfCard } from "#app/library/triage.ts";

interface SymptomLine {
  level: Level;
  text: string;
}

const small = new Set(
  "a about above after again all also an and any are as at away be because become becomes been before begin begins between both but by call can come comes could day did do doctor does each even feel feels for from get gets go goes grow grows had has have he her here him his hospital how if in into is it its itself keep keeps may near new now of off on once one or other our out over own people person same see sees she so some somebody someone such sudden suddenly than that the their them then there these they this those to too turn turns under until up us very visit was were what when which while who will with within you your".split(
    " ",
  ),
);

function stem(word: string): string {
  return word
    .replace(/ies$/, "y")
    .replace(/(?:ing|ed|es|s|ly)$/, "")
    .replace(/(.)\1$/, "$1")
    .replace(/[ey]$/, "");
}

/** What carries the meaning of a line; "not" and "less" do. */
function meaning(text: string): Set<string> {
  const words = text.toLowerCase().match(/[a-z]+|\d+/g) ?? [];
  return new Set(words.filter((word) => !small.has(word)).map(stem));
}

/** What to do when it gets worse is advice, and no symptom of this level. */
const escalation = /\([^()]*\b(?:112|108)\b[^()]*\)/g;

function clauses(text: string): string[] {
  return text
    .replace(escalation, "")
    .split(
      /[;:]|, (?=or|and|with|above)|\bor (?=you\b|the\b|an?\b|there\b|someone\b|your\b|it\b|in\b)/,
    )
    .map((clause) => clause.replace(/^(?:or|and)\b/, "").trim());
}

const plain = (html: string) =>
  html
    .replace(/<[^>]+>/g, "")
    .replace(/\s+/g, " ")
    .trim();

/** The symptoms in an article's cards, and in its sentences that tell people to call or to see a doctor. */
export function symptomLines({ lead, body }: Pick<Article, "lead" | "body">): SymptomLine[] {
  const lines: SymptomLine[] = [];
  const add = (level: Level, text: string) => {
    for (const clause of clauses(text)) lines.push({ level, text: clause });
  };
  const card = /<div class="care (emergency|urgent|nonurgent)"[^>]*>(.*?)<\/div>/gs;
  for (const [, kind = "", html = ""] of body.matchAll(card)) {
    const level = levelOfCard[kind];
    for (const [, line = ""] of html.matchAll(/<li>(.*?)<\/li>/gs))
      if (level) add(level, plain(line));
  }
  const prose = `${lead}${body}`.replace(/<div class="care .*?<\/div>/gs, "");
  for (const [, , html = ""] of prose.matchAll(/<(p|li|td)>(.*?)<\/\1>/gs)) {
    for (const sentence of plain(html).split(/(?<=[.?!])\s/)) {
      const advice = sentence.replace(escalation, "");
      if (/\b(?:112|108)\b/.test(advice)) add("emergency", advice);
      else if (/\bsame day\b/.test(advice)) add("urgent", advice);
    }
  }
  return lines;
}

/** Pairs of lines at two levels of which most words that carry meaning are the same, without those of `table`. */
export function atTwoLevels(
  lines: readonly SymptomLine[],
  table: readonly string[] = [],
): string[][] {
  const inTable = (text: string) => table.some((wording) => wording.includes(text));
  const distinct = [...new Map(lines.map((line) => [`${line.level} ${line.text}`, line])).values()]
    .map((line) => ({ ...line, words: meaning(line.text), isTable: inTable(line.text) }))
    .filter(({ words }) => words.size >= 2);
  return distinct.flatMap((one, index) =>
    distinct
      .slice(index + 1)
      .filter(({ level, isTable }) => level !== one.level && !(isTable && one.isTable))
      .filter(({ words }) => {
        const common = [...one.words].filter((word) => words.has(word)).length;
        return common >= 2 && common / (one.words.size + words.size - common) >= 0.5;
      })
      .map((other) => [one, other].map(({ level, text }) => `${level}: ${text}`).sort()),
  );
}
