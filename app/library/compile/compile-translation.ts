import type { Heading, Link, Nodes, Root, Text } from "mdast";
import type { OtherLocale } from "#app/language/locale.ts";
import { linkIn } from "#app/language/translated.ts";
import { allMet, findUnpairedMarks, whereMet } from "#app/library/conditions.ts";
import { glanceRows, glanceText } from "#app/library/glance.ts";
import {
  placeDrawings,
  translateDrawings,
  withoutDrawingMarks,
} from "#app/library/place-drawings.ts";
import {
  type Article,
  ownTranslationFrontMatter,
  type Titles,
  type Translation,
  translationFrontMatter,
} from "#app/library/schema.ts";
import { adviceHash, textHash } from "#app/library/text-hash.ts";
import { writeSigns, writeTriageLines } from "#app/library/triage-lines.ts";
import { triageWords } from "#app/library/triage-words.ts";
import { contactWords } from "#app/words/contact.ts";
import { lookupTable } from "#runtime/lookup-table.ts";
import { checkBody, isOurPage } from "./check-body.ts";
import { readFrontMatter } from "./front-matter.ts";
import { linkTelephones } from "./link-telephones.ts";
import { linesOf, markdown } from "./markdown-tree.ts";
import { headingIds, labelsOf, partsOf, toHtml } from "./page-html.ts";
import { placePhone, withoutPlaces } from "./place-phone.ts";
import { replaceTexts } from "./replace-texts.ts";
import { sentenceProblems } from "./sentence-problems.ts";
import { linkMarks, withoutMarks } from "./source-marks.ts";
import { type Block, listBlocks, nodesIn } from "./translation-blocks.ts";
import {
  listSentenceProblems,
  listTranslationProblems,
  type TranslationProblem,
} from "./translation-problems.ts";

interface Choices {
  isAllowed?: typeof isOurPage;
  ownNumbers?: readonly string[];
  /** Of a translation that staff write, in place of those in the front matter. */
  ownTitles?: Titles;
}

/** No translation where there are errors, or where English now gives other advice: these are warnings, so that English can go out at once. */
export function compileTranslation(
  article: Article,
  english: string,
  source: string,
  locale: OtherLocale,
  { isAllowed = isOurPage, ownNumbers = [], ownTitles }: Choices = {},
): { titles?: Titles; translation?: Translation; problems: TranslationProblem[] } {
  const problems: TranslationProblem[] = [];
  const report = (line: number, message: string) =>
    problems.push({ line, severity: "error", message });
  const tree = markdown.parse(source);
  const signs = lookupTable<string>(triageWords[locale]);
  writeSigns(tree, (name) => signs[name]);
  const { data: fields, problems: inFields, lineOf } = readFields(tree, ownTitles);
  for (const { line, message } of [
    ...inFields,
    ...checkBody(tree, source, isAllowed),
    ...findUnpairedMarks(source),
  ]) {
    report(line, message);
  }
  const differences = listTranslationProblems(english, source, locale);
  if (!fields || hasErrors(problems)) return { problems: [...differences, ...problems] };
  const original = { text: textHash(article), advice: adviceHash(article) };
  const { translationOf, adviceOf, title, linkTitle, description } = fields;
  const titles = { title, linkTitle, description };
  const isBehind = translationOf !== original.text;
  if (!ownTitles) {
    const severity = isBehind ? "warning" : "error";
    problems.push(...titleProblems(article, titles, lineOf, locale, severity));
  }
  differences.push(...glanceProblems(article, fields.glance, lineOf("glance"), locale));
  if (isBehind) {
    const isOtherAdvice = adviceOf !== original.advice;
    const shown = isOtherAdvice || hasErrors(differences) ? "its danger signs" : "the old page";
    const message = `visitors read ${shown}, because the English text has changed; compare both before you write translationOf: ${original.text} and adviceOf: ${original.advice}`;
    problems.push({ line: lineOf("translationOf"), severity: "warning", message });
    problems.push(...differences.map((one) => ({ ...one, severity: "warning" as const })));
    if (isOtherAdvice || hasErrors(differences)) return { titles, problems };
  } else {
    problems.push(...differences);
    if (adviceOf !== original.advice) {
      report(lineOf("adviceOf"), `adviceOf: the English advice is ${original.advice}`);
    }
  }

  const englishTree = markdown.parse(english);
  writeTriageLines(englishTree, article.path);
  linkTelephones(englishTree, ownNumbers);
  const labels = labelsOf(englishTree);
  const pairs = pairUp(listBlocks(englishTree), listBlocks(tree));
  const reception = contactWords[locale].uses.reception;
  const words = withoutMarks(linesOf(tree).join("\n"));
  const text = withoutDrawingMarks(withoutPlaces(words, reception));
  for (const [block, translated] of pairs) linkNumbers(translated.node, telephonesIn(block));
  placePhone(tree);
  linkMarks(tree, article.sources, locale);
  linkPages(tree, locale);
  giveIds(tree, headingIds(toHtml(englishTree)));
  const page = toHtml(tree, locale, labels);
  placeDrawings(page, article.drawings);
  for (const lost of translateDrawings(page, fields.drawings)) {
    report(lineOf("drawings"), `drawings: lacks the words of “${lost}”`);
  }
  for (const [inEnglish, translated] of Object.entries(fields.drawings)) {
    const sentences = { english: inEnglish, translated };
    const found = listSentenceProblems(locale, sentences, "table");
    const english = { line: 1, text: inEnglish };
    problems.push(...found.map((one) => ({ line: lineOf("drawings"), ...one, english })));
  }
  if (hasErrors(problems)) return { titles, problems };
  const { glance, synonyms } = fields;
  const translation = {
    path: article.path,
    ...titles,
    translationOf: { text: translationOf, advice: adviceOf },
    ...(isBehind && { isBehind }),
    synonyms,
    ...(glance && { glance }),
    ...partsOf(page),
    text: whereMet([text, ...glanceText(glance, locale)].join(" "), allMet),
  };
  return { titles, translation, problems };
}

function readFields(tree: Root, ownTitles: Titles | undefined) {
  if (!ownTitles) return readFrontMatter(tree, translationFrontMatter);
  const { data, ...others } = readFrontMatter(tree, ownTranslationFrontMatter);
  return { data: data && { ...data, ...ownTitles }, ...others };
}

function hasErrors(problems: readonly TranslationProblem[]): boolean {
  return problems.some(({ severity }) => severity === "error");
}

function titleProblems(
  article: Article,
  titles: Titles,
  lineOf: (key: string) => number,
  locale: OtherLocale,
  severity: TranslationProblem["severity"],
): TranslationProblem[] {
  return (["title", "linkTitle", "description"] as const).flatMap((key) => {
    const [english, translated] = [article[key], titles[key]];
    return sentenceProblems(locale, { english, translated }).map(({ message }) => {
      const from = { line: 1, text: english };
      return { line: lineOf(key), severity, message: `${key}: ${message}`, english: from };
    });
  });
}

function glanceProblems(
  { glance }: Article,
  translated: Article["glance"],
  line: number,
  locale: OtherLocale,
): TranslationProblem[] {
  if (!glance !== !translated) {
    const message = glance ? "glance: is missing" : "glance: English has none";
    return [{ line, severity: "error", message }];
  }
  if (!glance || !translated) return [];
  return glanceRows.flatMap((row) => {
    const [ours, theirs] = [whereMet(glance[row], allMet), whereMet(translated[row], allMet)];
    const sentences = { english: ours, translated: theirs };
    const english = { line: 1, text: glance[row] };
    const found = listSentenceProblems(locale, sentences, "table");
    if ((ours === glance[row]) !== (theirs === translated[row])) {
      found.push({ severity: "error", message: "other marks, such as {insured}" });
    }
    return found.map((one) => ({
      ...one,
      line,
      message: `glance.${row}: ${one.message}`,
      english,
    }));
  });
}

function pairUp(ours: readonly Block[], theirs: readonly Block[]): [Block, Block][] {
  return ours.flatMap((block, at): [Block, Block][] => {
    const translated = theirs[at];
    return translated ? [[block, translated]] : [];
  });
}

function linksIn(node: Nodes): Link[] {
  return nodesIn(node, "link").filter((link) => link.type === "link");
}

function telephonesIn({ node }: Block): Map<string, string> {
  const links = linksIn(node).filter(({ url }) => url.startsWith("tel:"));
  return new Map(links.map((link) => [linesOf({ ...link, type: "paragraph" }).join(), link.url]));
}

/** A number is linked where English links it: what stands before it is in another order in other languages. */
function linkNumbers(node: Nodes, numbers: ReadonlyMap<string, string>) {
  if (!("children" in node) || node.type === "link" || numbers.size === 0) return;
  const longestFirst = [...numbers.keys()].sort((one, other) => other.length - one.length);
  const pattern = new RegExp(`(?<![\\d.,-])(${longestFirst.join("|")})(?![\\d.,-]?\\d)`);
  for (const child of node.children) linkNumbers(child, numbers);
  replaceTexts(node, split);

  function split({ value }: Text): Nodes[] {
    return value.split(pattern).map((part): Text | Link => {
      const url = numbers.get(part);
      const text = { type: "text", value: part } as const;
      return url ? { type: "link", url, children: [text] } : text;
    });
  }
}

function linkPages(tree: Root, locale: OtherLocale) {
  for (const link of linksIn(tree)) {
    if (!link.url.startsWith("/")) continue;
    const { href, hrefLang } = linkIn(locale, link.url);
    link.url = href;
    if (hrefLang) link.data = { ...link.data, hProperties: { hrefLang } };
  }
}

function giveIds(tree: Root, ids: readonly string[]) {
  const headings = tree.children.filter((node): node is Heading => node.type === "heading");
  for (const [at, heading] of headings.entries()) {
    heading.data = { ...heading.data, hProperties: { id: ids[at] ?? "" } };
  }
}
