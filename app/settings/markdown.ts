import type { Element, RootContent as HtmlContent, Root as HtmlRoot } from "hast";
import type { Nodes, Root } from "mdast";
import rehypeStringify from "rehype-stringify";
import remarkParse from "remark-parse";
import remarkRehype from "remark-rehype";
import { unified } from "unified";
import { lookupTable } from "#runtime/lookup-table.ts";

/** What stands under a heading, compiled. */
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

/** What people may have meant, by what was found. */
const notUnderstood = lookupTable<string>({
  html: "HTML is not understood: write it without < and >",
  image: "pictures are changed under Pictures",
  code: "a line that begins with four spaces is not understood: begin it at the left",
});

/**
 * The sections of a text in Markdown, each under a heading `##`; or what is wrong, with its line. `{city}` and the
 * like stay as they are, to be filled in when the page is read.
 */
export function compileSections(text: string): { sections: TextSection[]; problems: string[] } {
  const tree = markdown.parse(text);
  const problems = findProblems(tree);
  const page = html.runSync(tree) as HtmlRoot;
  const sections: { title: string; children: HtmlContent[] }[] = [];
  for (const node of page.children) {
    if (isElement(node) && node.tagName === "h2") {
      sections.push({ title: textOf(node), children: [] });
    } else sections.at(-1)?.children.push(node);
  }
  return {
    sections: sections.map(({ title, children }) => ({
      title,
      html: html.stringify({ type: "root", children }).trim(),
    })),
    problems,
  };
}

function findProblems(tree: Root): string[] {
  const problems: string[] = [];
  let level = 1;

  function check(node: Nodes) {
    const line = node.position?.start.line ?? 1;
    const report = (message: string) => problems.push(`line ${line}: ${message}`);
    if (!understood.has(node.type)) {
      report(notUnderstood[node.type] ?? `this is not understood (${node.type})`);
      return;
    }
    if (node.type === "heading") {
      if (node.depth === 1) report("begin a heading with ##: # is the heading of the page");
      else if (node.depth > level + 1) report(`begin this heading with ${"#".repeat(level + 1)}`);
      level = node.depth;
    }
    if (node.type === "link" && !isAllowed(node.url)) {
      report(`a link leads to https://…, mailto:…, tel:… or a page such as /doctors: ${node.url}`);
    }
    if ("children" in node) for (const child of node.children) check(child);
  }

  check(tree);
  const [first] = tree.children;
  if (first && first.type !== "heading")
    problems.unshift(
      `line ${first.position?.start.line ?? 1}: this text stands under no heading. Put a line above it that has ##, a space and a heading, such as ## Our mission, and leave an empty line between them`,
    );
  const more = problems.length - maxProblems;
  return more > 0 ? [...problems.slice(0, maxProblems), `and ${more} more`] : problems;
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
