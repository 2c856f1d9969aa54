import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Root } from "mdast";
import { otherLocales } from "#app/language/locale.ts";
import { allMet, findUnpairedMarks, whereMet } from "#app/library/conditions.ts";
import { listDangerCards } from "#app/library/danger-signs.ts";
import { glanceText } from "#app/library/glance.ts";
import { type ArticlePath, articleLinks } from "#app/library/groups.ts";
import { placeDrawings, placesFor, withoutDrawingMarks } from "#app/library/place-drawings.ts";
import { type Article, frontMatter, type ownFrontMatter } from "#app/library/schema.ts";
import { fullLists, symptoms } from "#app/library/triage.ts";
import { writeTriageLines } from "#app/library/triage-lines.ts";
import type { MarkdownProblem } from "#app/markdown/corrections.ts";
import type { PageLink } from "#app/pages/pages.ts";
import { checkBody, isOurPage } from "./check-body.ts";
import { readFrontMatter } from "./front-matter.ts";
import { linkTelephones } from "./link-telephones.ts";
import { linesOf, markdown } from "./markdown-tree.ts";
import { partsOf, toHtml } from "./page-html.ts";
import { placePhone, withoutPlaces } from "./place-phone.ts";
import { linkMarks, withoutMarks } from "./source-marks.ts";

type Rules = typeof frontMatter | typeof ownFrontMatter;

export interface FileProblem extends MarkdownProblem {
  file: string;
}

export class ContentError extends Error {
  override name = "ContentError";

  constructor(problems: FileProblem[]) {
    super(problems.map(({ file, line, message }) => `${file}:${line}: ${message}`).join("\n"));
  }
}

export function compileLibrary(directory: string, today = dateInIndia()): Article[] {
  const problems: FileProblem[] = [];
  const articles: Article[] = [];
  for (const link of articleLinks) {
    const file = join(directory, fileOf(link.path));
    if (!existsSync(file)) {
      problems.push({ file, line: 1, message: `is missing: groups.ts names ${link.path}` });
      continue;
    }
    const compiled = compileArticle(link, readFileSync(file, "utf8"), today);
    problems.push(...compiled.problems.map((problem) => ({ file, ...problem })));
    if (compiled.article) articles.push(compiled.article);
    for (const name of fullLists[link.path] ?? []) {
      if (compiled.article?.text.includes(symptoms[name].wording)) continue;
      problems.push({ file, line: 1, message: `is a full list of danger signs without :${name}` });
    }
  }
  const files = articleLinks.map((link) => fileOf(link.path));
  const expected = new Set<string>([...files, ...otherLocales]);
  for (const name of readdirSync(directory)) {
    const file = join(directory, name);
    if (!expected.has(name)) problems.push({ file, line: 1, message: "is not named in groups.ts" });
  }
  problems.push(...listRepeatedTitles(directory, articles));
  if (problems.length > 0) throw new ContentError(problems);
  return articles;
}

export function listRepeatedTitles(
  directory: string,
  articles: readonly Pick<Article, "path" | "title" | "description">[],
): FileProblem[] {
  return (["title", "description"] as const).flatMap((field) => {
    const seen = new Map<string, string>();
    return articles.flatMap((article) => {
      const name = fileOf(article.path);
      const first = seen.get(article[field]);
      if (!first) seen.set(article[field], name);
      const message = `${field}: stands in ${first} too`;
      return first ? [{ file: join(directory, name), line: 1, message }] : [];
    });
  });
}

/** `ownNumbers` are the hospital's, as a telephone dials them. */
export function compileArticle(
  link: PageLink,
  source: string,
  today: string,
  isAllowed = isOurPage,
  ownNumbers: readonly string[] = [],
  rules: Rules = frontMatter,
) {
  const tree = markdown.parse(source);
  const { fields, problems } = readFields(tree, link, today, rules);
  const signs = listDangerCards(tree);
  problems.push(...writeTriageLines(tree, link.path, source));
  problems.push(...checkBody(tree, source, isAllowed), ...findUnpairedMarks(source));
  const text = withoutDrawingMarks(withoutPlaces(withoutMarks(linesOf(tree).join("\n"))));
  problems.push(...linkTelephones(tree, ownNumbers));
  problems.push(...placePhone(tree));
  problems.push(...linkMarks(tree, fields?.sources ?? []));
  const page = toHtml(tree);
  const drawn = placeDrawings(page, fields?.drawings ?? {});
  const line = source.split("\n").findIndex((text) => text.startsWith("drawings:")) + 1;
  problems.push(...drawn.problems.map((message) => ({ line, message: `drawings: ${message}` })));
  for (const lost of drawn.lost) {
    const message = `drawings: the page has no section ${lost.section}`;
    problems.push({ line, message, choices: placesFor(lost, tree, source) });
  }
  const article = fields && {
    path: link.path,
    linkTitle: link.title,
    ...fields,
    ...partsOf(page),
    signs,
    text: whereMet([text, ...glanceText(fields.glance)].join(" "), allMet),
  };
  return { article, problems: problems.sort((one, other) => one.line - other.line) };
}

function readFields(tree: Root, link: PageLink, today: string, rules: Rules) {
  const { data, problems, lineOf } = readFrontMatter(tree, rules);
  if (!data) return { problems };
  const report = (key: string, message: string) =>
    problems.push({ line: lineOf(key), message: `${key}: ${message}` });
  const { related, ...fields } = data;
  if (fields.written > today) report("written", "is in the future");
  if (fields.reviewed && fields.reviewDue) {
    if (fields.reviewed > today) report("reviewed", "is in the future");
    if (fields.reviewed < fields.written) report("reviewed", "is before written");
    if (fields.reviewDue <= fields.reviewed) report("reviewDue", "is not after reviewed");
    if (fields.reviewDue > threeYearsAfter(fields.reviewed)) {
      report("reviewDue", "is more than three years after reviewed");
    }
  }
  for (const { title, checked } of fields.sources) {
    if (checked && checked > today) report("sources", `"${title}" is checked in the future`);
  }
  for (const path of related) {
    if (!isArticle(path)) report("related", `${path} is not an article`);
    if (path === link.path) report("related", "names the article itself");
  }
  return { problems, fields: { ...fields, related: related.filter(isArticle) } };
}

function isArticle(path: string): path is ArticlePath {
  return articleLinks.some((link) => link.path === path);
}

export function fileOf(path: ArticlePath) {
  return `${path.slice(1)}.md`;
}

function threeYearsAfter(date: string) {
  return `${Number(date.slice(0, 4)) + 3}${date.slice(4)}`;
}

function dateInIndia() {
  return new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Kolkata" }).format(new Date());
}
