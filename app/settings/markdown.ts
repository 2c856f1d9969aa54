import type { Element, RootContent as HtmlContent, Root as HtmlRoot } from "hast";
import type { Nodes, Root } from "mdast";
import rehypeStringify from "rehype-stringify";
import remarkParse from "remark-parse";
import remarkRehype from "remark-rehype";
import { unified } from "unified";
import {
  correctHeading,
  correctLink,
  correctNode,
  isLaterTag,
} from "#app/markdown/correct-node.ts";
import type { Correction, MarkdownProblem } from "#app/markdown/corrections.ts";
import { lookupTable } from "#runtime/lookup-table.ts";

/** The text under a heading, compiled; without a title what is above the first one. */
export interface TextSection {
  title: string;
  html: string;
}

const markdown = unified().use(remarkParse);
const html = unified().use(remarkRehype).use(rehypeStringify);

const maxProblems = 20;

const understood = new Set(
  "root break emphasis heading link list listItem paragraph strong text".split(" "),
);

/** The line under the head of a table. */
const tableRule = /^\|?[ \t]*:?-+:?[ \t]*\|[-:| \t]*$/m;

/** What people may have meant, by what was found. */
const notUnderstood = lookupTable<string>({
  html: "HTML is not used here: write it without < and >",
  image: "pictures are changed under Pictures",
  code: "begin this line at the left, without spaces",
  inlineCode: "write this without `",
  blockquote: "write this without > at the beginning of the line",
  thematicBreak: "a line across the page is not used here",
});

/**
 * The sections of a text in Markdown: what is above the first heading `##` has no title. And what is wrong, with its
 * line. `{city}` and the like stay as they are, to be filled in when the page is read.
 */
export function compileSections(text: string): {
  sections: TextSection[];
  problems: MarkdownProblem[];
} {
  const tree = markdown.parse(text);
  const problems = findProblems(tree, text);
  const page = html.runSync(tree) as HtmlRoot;
  const opening = { title: "", children: [] as HtmlContent[] };
  const sections = [opening];
  for (const node of page.children) {
    if (isElement(node) && node.tagName === "h2") {
      sections.push({ title: textOf(node), children: [] });
    } else sections.at(-1)?.children.push(node);
  }
  return {
    sections: sections
      .map(({ title, children }) => ({
        title,
        html: html.stringify({ type: "root", children }).trim(),
      }))
      .filter(({ title, html }) => title !== "" || html !== ""),
    problems,
  };
}

function findProblems(tree: Root, text: string): MarkdownProblem[] {
  const problems: MarkdownProblem[] = [];
  let level = 1;

  function check(node: Nodes, parent: Nodes) {
    if (isLaterTag(node, parent)) return;
    const line = node.position?.start.line ?? 1;
    const report = (message: string, correction?: Correction) =>
      problems.push({ line, message, correction });
    if (!understood.has(node.type)) {
      const message =
        notUnderstood[node.type] ?? "this cannot be used here: write it as plain text";
      report(message, correctNode(node, parent, text));
      return;
    }
    if (node.type === "text") {
      if (tableRule.test(node.value)) report("a table is not used here: write a list");
      if (node.value.includes("~~")) report("write this without ~");
    }
    if (node.type === "heading") {
      if (node.depth === 1) {
        report(
          "begin a heading with ##: the page has its own title",
          correctHeading(node, text, 2),
        );
      } else if (node.depth > level + 1) {
        const marks = "#".repeat(level + 1);
        report(`begin this heading with ${marks}`, correctHeading(node, text, level + 1));
      }
      level = node.depth === 1 ? 2 : Math.min(node.depth, level + 1);
    }
    if (node.type === "link" && !isAllowed(node.url)) {
      report(
        `a link leads to https://…, mailto:…, tel:… or a page such as /doctors: ${node.url}`,
        correctLink(node, text, []),
      );
    }
    if ("children" in node) for (const child of node.children) check(child, node);
  }

  check(tree, tree);
  const more = problems.length - maxProblems;
  if (more <= 0) return problems;
  const last = problems[maxProblems]?.line ?? 1;
  return [...problems.slice(0, maxProblems), { line: last, message: `and ${more} more` }];
}

function isAllowed(url: string): boolean {
  return /^(?:https?:\/\/[^/]|mailto:.|tel:[+\d]|\/(?![/\\]))/i.test(url);
}

function textOf(node: Element | HtmlContent): string {
  if (node.type === "text") return node.value;
  return "children" in node ? node.children.map((child) => textOf(child)).join("") : "";
}

function isElement(node: HtmlContent): node is Element {
  return node.type === "element";
}
