import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Element, RootContent as HtmlContent, Root as HtmlRoot } from "hast";
import type { Nodes, Paragraph, Root } from "mdast";
import type { ContainerDirective } from "mdast-util-directive";
import rehypeSlug from "rehype-slug";
import rehypeStringify from "rehype-stringify";
import remarkDirective from "remark-directive";
import remarkFrontmatter from "remark-frontmatter";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import remarkRehype from "remark-rehype";
import { unified } from "unified";
import { isMap, LineCounter, parseDocument } from "yaml";
import {
  correctColon,
  correctHeading,
  correctLink,
  correctNode,
  isLaterTag,
} from "#app/markdown/correct-node.ts";
import type { Correction, MarkdownProblem } from "#app/markdown/corrections.ts";
import { type PageLink, sitePages } from "#app/pages/pages.ts";
import { cardWords } from "#app/words/cards.ts";
import { lookupTable } from "#runtime/lookup-table.ts";
import { isPartHeading, longestPart, maxLinesOfPart } from "./card-parts.ts";
import { isForReception, listDangerCards } from "./danger-signs.ts";
import { listGlance } from "./glance.ts";
import { type ArticlePath, articleLinks } from "./groups.ts";
import { linkTelephones } from "./link-telephones.ts";
import { placeDrawings, placesFor, withoutDrawingMarks } from "./place-drawings.ts";
import { placePhone, withoutPlaces } from "./place-phone.ts";
import { type Article, frontMatter, type ownFrontMatter } from "./schema.ts";
import { adviceSlot, helpId, receptionSlot } from "./slots.ts";
import { linkMarks, withoutMarks } from "./source-marks.ts";
import { fullLists, symptoms } from "./triage.ts";
import { writeTriageLines } from "./triage-lines.ts";
import { findUnpairedMarks, whereInsured } from "./where-insured.ts";

interface Problem extends MarkdownProblem {
  file: string;
}

export class ContentError extends Error {
  override name = "ContentError";

  constructor(problems: Problem[]) {
    super(problems.map(({ file, line, message }) => `${file}:${line}: ${message}`).join("\n"));
  }
}

/** What screen readers say before a card's heading, in place of its colour. */
const cards = lookupTable<string>(cardWords.en.roles);

const plainNodes = new Set(
  "break emphasis heading link list listItem paragraph strong table tableCell tableRow text".split(
    " ",
  ),
);

/** What people may have meant, by what was found. */
const notUsed = lookupTable<string>({
  html: "HTML is not used here: write it without < and >",
  image: "pictures are not part of the text",
  code: "begin this line at the left, without spaces",
  inlineCode: "write this without `",
  blockquote: "write this without > at the beginning of the line",
  thematicBreak: "a line across the page is not used here",
  delete: "write this without ~",
});

const knownPaths = new Set<string>([...articleLinks, ...sitePages].map(({ path }) => path));

const markdown = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkGfm)
  .use(remarkDirective);
// Safe, because checkBody rejects raw HTML: only our own drawings are inserted raw.
const html = unified()
  .use(remarkRehype, { allowDangerousHtml: true })
  .use(rehypeSlug)
  .use(rehypeStringify, { allowDangerousHtml: true });

/** `today` is an ISO date in India. Throws a ContentError with all problems. */
export function compileLibrary(directory: string, today = dateInIndia()): Article[] {
  const problems: Problem[] = [];
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
  const expected = new Set(articleLinks.map((link) => fileOf(link.path)));
  for (const name of readdirSync(directory)) {
    const file = join(directory, name);
    if (!expected.has(name)) problems.push({ file, line: 1, message: "is not named in groups.ts" });
  }
  for (const field of ["title", "description"] as const) {
    const seen = new Map<string, string>();
    for (const article of articles) {
      const file = join(directory, fileOf(article.path));
      const first = seen.get(article[field]);
      if (first) problems.push({ file, line: 1, message: `${field}: stands in ${first} too` });
      else seen.set(article[field], fileOf(article.path));
    }
  }
  if (problems.length > 0) throw new ContentError(problems);
  return articles;
}

export function isOurPage(url: string): boolean {
  return knownPaths.has(url);
}

/** `ownNumbers` are the hospital's, as a telephone dials them. */
export function compileArticle(
  link: PageLink,
  source: string,
  today: string,
  isAllowed = isOurPage,
  ownNumbers: readonly string[] = [],
  rules: typeof frontMatter | typeof ownFrontMatter = frontMatter,
) {
  const tree = markdown.parse(source);
  const { fields, problems } = readFrontMatter(tree, { link, today, rules });
  const signs = listDangerCards(tree);
  problems.push(...writeTriageLines(tree, link.path, source));
  problems.push(...checkBody(tree, source, isAllowed), ...findUnpairedMarks(source));
  const words = whereInsured(linesOf(tree).join("\n"), true);
  const text = withoutDrawingMarks(withoutPlaces(withoutMarks(words)));
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
    text: [text, ...glanceText(fields)].join(" "),
  };
  return { article, problems: problems.sort((one, other) => one.line - other.line) };
}

function glanceText({ glance }: Pick<Article, "glance">): string[] {
  return glance
    ? listGlance(glance, { isInsured: true }).map(
        ({ question, answer }) => `${question}: ${answer}.`,
      )
    : [];
}

function readFrontMatter(
  tree: Root,
  {
    link,
    today,
    rules,
  }: { link: PageLink; today: string; rules: typeof frontMatter | typeof ownFrontMatter },
) {
  const problems: MarkdownProblem[] = [];
  const [first] = tree.children;
  if (first?.type !== "yaml") {
    problems.push({ line: 1, message: "begins without front matter between lines ---" });
    return { problems };
  }
  const lineCounter = new LineCounter();
  const document = parseDocument(first.value, { lineCounter, prettyErrors: false });
  for (const error of document.errors) {
    problems.push({ line: lineCounter.linePos(error.pos[0]).line + 1, message: error.message });
  }
  if (problems.length > 0) return { problems };

  const lineOf = (key: PropertyKey | undefined) => {
    const pair = isMap(document.contents)
      ? document.contents.items.find((item) => String(item.key) === key)
      : undefined;
    const offset = (pair?.key as { range?: [number] } | undefined)?.range?.[0];
    return offset === undefined ? 1 : lineCounter.linePos(offset).line + 1;
  };
  const report = (key: string, message: string) =>
    problems.push({ line: lineOf(key), message: `${key}: ${message}` });

  const result = rules.safeParse(document.toJS());
  if (!result.success) {
    for (const issue of result.error.issues) {
      const keys = issue.code === "unrecognized_keys" ? issue.keys : [];
      const line = lineOf(issue.path[0] ?? keys[0]);
      problems.push({ line, message: `${issue.path.join(".") || "fields"}: ${issue.message}` });
    }
    return { problems };
  }
  const { related, ...fields } = result.data;
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

function checkBody(tree: Root, source: string, isAllowed: typeof isOurPage) {
  const problems: MarkdownProblem[] = [];
  const lines = source.split("\n");
  let level = 1;

  // A bare web address that becomes a link has no position of its own.
  function check(node: Nodes, parent: Nodes, around: number) {
    if (isLaterTag(node, parent)) return;
    const line = node.position?.start.line ?? around;
    const report = (message: string, correction?: Correction) =>
      problems.push({ line, message, ...(correction && { correction }) });
    switch (node.type) {
      case "root":
        break;
      case "yaml":
        return;
      case "heading":
        if (node.depth === 1) {
          const right = correctHeading(node, source, 2);
          report("begin a heading with ##: the page has its own title", right);
        } else if (node.depth > level + 1) {
          const right = correctHeading(node, source, level + 1);
          report(`begin this heading with ${"#".repeat(level + 1)}`, right);
        }
        level = node.depth === 1 ? 2 : Math.min(node.depth, level + 1);
        break;
      case "link":
        if (!isAllowed(node.url)) {
          const right = correctLink(node, source, knownPaths);
          report(`the link leads to a page that does not exist: ${node.url}`, right);
        }
        break;
      case "text":
        if (node.value.includes(":::"))
          report("write ::: only where a card begins, with its name, or alone where it ends");
        break;
      case "containerDirective":
        if (!Object.hasOwn(cards, node.name)) {
          report(`there is no card :::${node.name}; cards are ${Object.keys(cards).join(", ")}`);
        }
        if (!isLabel(node.children[0]))
          report("the card has no heading: write it in [ ] after its name");
        if (lines[(node.position?.end.line ?? 0) - 1]?.trim() !== ":::") {
          report("the card does not end: write ::: alone in a line after it");
        }
        if (level < 2) report("a card comes after the first heading");
        if (node.children.some((child) => child.type === "heading")) {
          report("write a **bold line** in the card, not a heading");
        }
        if (node.name === "emergency" && longestPart(node) > maxLinesOfPart) {
          report(`more than ${maxLinesOfPart} lines together; put a **bold line** between them`);
        }
        break;
      case "textDirective":
      case "leafDirective":
        report(
          `“:${node.name}” is a mark of cards: leave a space after the colon`,
          correctColon(node, source),
        );
        break;
      default:
        if (!plainNodes.has(node.type)) {
          const message = notUsed[node.type] ?? "this cannot be used here: write it as plain text";
          report(message, correctNode(node, parent, source));
        }
    }
    if ("children" in node) for (const child of node.children) check(child, node, line);
  }

  check(tree, tree, 1);
  return problems;
}

function toHtml(tree: Root): HtmlRoot {
  annotateCards(tree);
  const page = html.runSync(tree) as HtmlRoot;
  wrapTables(page);
  removeCardIds(page);
  return page;
}

function partsOf(page: HtmlRoot) {
  const sections = page.children.filter(isSectionHeading).map((heading) => ({
    id: String(heading.properties.id),
    title: textOf(heading),
  }));
  const start = page.children.findIndex(isSectionHeading);
  const split = start === -1 ? page.children.length : start;
  return {
    lead: stringify(page.children.slice(0, split)),
    body: stringify(page.children.slice(split)),
    sections,
  };
}

/** Gives the first emergency card an id, and ends cards with how to reach help. */
function annotateCards(tree: Root) {
  let id: string | undefined = helpId;
  for (const node of tree.children) {
    if (node.type !== "containerDirective") continue;
    node.data = { hName: "div", hProperties: { className: ["care", node.name] } };
    if (node.name === "emergency") {
      if (id) node.data.hProperties = { ...node.data.hProperties, id };
      id = undefined;
      const advice = { type: "html", value: adviceSlot } as const;
      node.children.push({ type: "paragraph", children: [advice] });
    }
    for (const part of node.children.filter(isPartHeading)) part.data = { hName: "h4" };
    const [label] = node.children;
    if (!isLabel(label)) continue;
    if (node.name === "urgent" && isForReception(textOf(label))) node.children.push(reception());
    const role = { type: "text", value: `${cards[node.name] ?? ""} ` } as const;
    label.data = { ...label.data, hName: "h3" };
    label.children.unshift({
      type: "emphasis",
      children: [role],
      data: { hName: "span", hProperties: { className: ["visually-hidden"] } },
    });
  }
}

/** The hours of the desk are unknown, so the text says what to do if nobody answers. */
function reception(): Paragraph {
  const [before = "", after = ""] = cardWords.en.reception.split("{phone}");
  return {
    type: "paragraph",
    children: [
      { type: "text", value: before },
      { type: "html", value: receptionSlot },
      { type: "text", value: after },
    ],
  };
}

/** On phones the cells of a row are stacked, so each needs the name of its column. */
function wrapTables(page: HtmlRoot) {
  let section = "";
  page.children = page.children.map((node) => {
    if (isSectionHeading(node)) section = textOf(node);
    if (node.type !== "element" || node.tagName !== "table") return node;
    const columns: string[] = [];
    for (const rows of node.children.filter(isElement)) {
      const scope = rows.tagName === "thead" ? "col" : "row";
      for (const row of rows.children.filter(isElement)) {
        if (scope === "col") columns.push(...row.children.filter(isElement).map(textOf));
        else if (columns.length > 2) labelCells(row, columns);
        scopeHeaders(row, scope);
      }
    }
    const className = columns.length > 2 ? ["table", "wide"] : ["table"];
    const properties = { className, tabIndex: 0, ariaLabel: `Table: ${section}` };
    return { type: "element", tagName: "section", properties, children: [node] };
  });
}

function scopeHeaders(row: Element, scope: "col" | "row") {
  const cells = row.children.filter(isElement);
  for (const cell of scope === "col" ? cells : cells.slice(0, 1)) {
    const names = textOf(cell) !== "";
    cell.tagName = names ? "th" : "td";
    if (names) cell.properties.scope = scope;
  }
}

function labelCells(row: Element, columns: string[]) {
  for (const [index, cell] of row.children.filter(isElement).entries()) {
    if (index > 0) cell.properties.dataLabel = columns[index];
  }
}

function removeCardIds(page: HtmlRoot) {
  for (const card of page.children.filter(isElement)) {
    if (card.tagName !== "div") continue;
    for (const part of card.children.filter(isElement)) delete part.properties.id;
  }
}

function stringify(children: HtmlContent[]) {
  return html.stringify({ type: "root", children }).trim();
}

function textOf(node: Nodes | HtmlRoot | Element): string {
  if (node.type === "yaml") return "";
  if (node.type === "text") return node.value;
  if (!("children" in node)) return " ";
  const inline = ["heading", "paragraph", "tableCell", "strong", "emphasis", "link", "element"];
  const words = node.children.map((child) => textOf(child as Nodes | Element));
  return words
    .join(inline.includes(node.type) ? "" : " ")
    .replace(/\s+/g, " ")
    .trim();
}

function linesOf(node: Nodes): string[] {
  if (!("children" in node)) return [];
  if (node.type === "tableRow") return [node.children.map(textOf).filter(Boolean).join(" · ")];
  if (node.type === "heading" || node.type === "paragraph") return [textOf(node)];
  return node.children.flatMap((child) => linesOf(child));
}

function isLabel(node: ContainerDirective["children"][number] | undefined): node is Paragraph {
  return node?.type === "paragraph" && node.data?.directiveLabel === true;
}

function isElement(node: HtmlContent | Element["children"][number]): node is Element {
  return node.type === "element";
}

function isSectionHeading(node: HtmlContent): node is Element {
  return isElement(node) && node.tagName === "h2";
}

function isArticle(path: string): path is ArticlePath {
  return articleLinks.some((link) => link.path === path);
}

function fileOf(path: ArticlePath) {
  return `${path.slice(1)}.md`;
}

function threeYearsAfter(date: string) {
  return `${Number(date.slice(0, 4)) + 3}${date.slice(4)}`;
}

function dateInIndia() {
  return new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Kolkata" }).format(new Date());
}
