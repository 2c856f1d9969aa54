import { parse, stringify } from "yaml";
import { readSynonyms } from "#app/forms/synonyms-text.ts";
import { webAddress } from "#app/forms/text-rules.ts";
import { dialled } from "#app/hospital/dialled.ts";
import { toPhoneNumber } from "#app/hospital/phone-number.ts";
import { type Article, ownFrontMatter } from "#app/library/schema.ts";
import { readSources, type SourceField, type SourceProblem } from "#app/library/sources-text.ts";
import { isKnownNumber } from "#app/library/telephones.ts";
import type { Correction, MarkdownProblem } from "#app/markdown/corrections.ts";
import type { PageLink } from "#app/pages/pages.ts";
import type { ArticleTexts } from "#db/texts/articles.ts";
import { lookupTable } from "#runtime/lookup-table.ts";
import { isOurPage } from "./check-body.ts";
import { compileArticle } from "./compile.ts";

export interface TextProblem {
  field: keyof ArticleTexts;
  line?: number;
  message: string;
  /** Of the sources alone: which one, from 0, and what of it. */
  source?: { row: number; field: SourceField };
  correction?: Correction | undefined;
  choices?: Correction[];
}

export interface OwnText {
  path: PageLink["path"];
  frontMatter: string;
  texts: ArticleTexts;
  today: string;
  phones: readonly string[];
  ownPaths?: readonly string[];
}

export type Compiled = { article: Article } | { problems: TextProblem[] };

const maxProblems = 50;
// Ten times as many as the longest page has.
const maxDirectives = 400;

export function compileOwn({
  path,
  frontMatter,
  texts,
  today,
  phones,
  ownPaths = [],
}: OwnText): Compiled {
  const directives = texts.text.match(/(?:^|\s):{1,3}[a-z]/g)?.length ?? 0;
  if (directives > maxDirectives) {
    const message = `has more than ${maxDirectives} cards and names of symptoms`;
    return { problems: [{ field: "text", message }] };
  }
  const { sources, noIndianSource, problems: inSources } = readSources(texts.sources, today);
  if (inSources.length > 0) {
    return { problems: shorten(inSources.map(toSourceProblem)) };
  }
  const {
    reviewed: _,
    reviewedBy: __,
    reviewDue: ___,
    noIndianSource: ____,
    ...kept
  } = parse(frontMatter);
  const head = stringify({
    ...kept,
    title: texts.title,
    description: texts.description,
    synonyms: readSynonyms(texts.synonyms),
    sources,
    ...(noIndianSource && { noIndianSource }),
  });
  const above = `---\n${head}---\n\n`;
  const firstLine = above.split("\n").length;
  const link = { path, title: texts.link_title };
  const source = `${above}${texts.text}\n`;
  const ownNumbers = phones.map((phone) => dialled(toPhoneNumber(phone)));
  const mayLead = (url: string) => ownPaths.includes(url) || isAllowed(url, ownNumbers);
  const { article, problems } = compileArticle(
    link,
    source,
    today,
    mayLead,
    ownNumbers,
    ownFrontMatter,
  );
  if (problems.length > 0 || !article) {
    return {
      problems: shorten(
        withoutRepeats(
          problems.map((problem) => toTextProblem(problem, { firstLine, start: above.length })),
        ),
      ),
    };
  }
  return { article };
}

function withoutRepeats(problems: TextProblem[]): TextProblem[] {
  const wording = ({ field, line, message }: TextProblem) => `${field} ${line} ${message}`;
  return [...new Map(problems.map((problem) => [wording(problem), problem])).values()];
}

function shorten(problems: TextProblem[]): TextProblem[] {
  const more = problems.length - maxProblems;
  if (more <= 0) return problems;
  const message = `has ${more} more that is wrong, shown once this is corrected`;
  return [...problems.slice(0, maxProblems), { field: "text", message }];
}

function toSourceProblem({ line, message, row, field }: SourceProblem): TextProblem {
  if (row === undefined || !field) return { field: "sources", line, message };
  return { field: "sources", message, source: { row, field } };
}

const emailAddress = /^[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}$/;

function isAllowed(url: string, ownNumbers: readonly string[]): boolean {
  if (isOurPage(url) || webAddress(url)) return true;
  const [, scheme, rest = ""] = /^(mailto|tel):(.*)$/.exec(url) ?? [];
  return scheme === "tel"
    ? isKnownNumber(rest, ownNumbers)
    : scheme === "mailto" && emailAddress.test(rest);
}

const fields = lookupTable<keyof ArticleTexts>({
  title: "title",
  description: "description",
  synonyms: "synonyms",
  sources: "sources",
  noIndianSource: "sources",
  drawings: "text",
});

function toTextProblem(
  { line, message, correction, choices }: MarkdownProblem,
  above: { firstLine: number; start: number },
): TextProblem {
  if (line >= above.firstLine) {
    return {
      field: "text",
      line: line - above.firstLine + 1,
      message,
      ...(correction && { correction: moved(correction, -above.start) }),
    };
  }
  if (choices) {
    const choose = "a drawing was under a heading that is gone. Choose below where it goes";
    return {
      field: "text",
      message: choose,
      choices: choices.map((choice) => moved(choice, -above.start)),
    };
  }
  const [, key = "", rest = message] = /^(\w+)[\w.]*: (.*)$/s.exec(message) ?? [];
  return { field: fields[key] ?? "text", message: fields[key] ? rest : message };
}

function moved({ start, end, ...correction }: Correction, by: number): Correction {
  return { start: start + by, end: end + by, ...correction };
}
