import type { Element, Root as HtmlRoot } from "hast";
import type { Nodes, Root } from "mdast";
import remarkDirective from "remark-directive";
import remarkFrontmatter from "remark-frontmatter";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified } from "unified";

const processor = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkGfm)
  .use(remarkDirective);

export const markdown = {
  parse(source: string): Root {
    const tree = processor.parse(source);
    keepTimes(tree, source);
    return tree;
  },
};

/** ":30" of a time is no mark of a card. */
function keepTimes(node: Nodes, source: string): void {
  if (!("children" in node)) return;
  node.children = node.children.map((child) => {
    if (child.type !== "textDirective" || !/^\d/.test(child.name)) {
      keepTimes(child, source);
      return child;
    }
    const { position } = child;
    const value = source.slice(position?.start.offset, position?.end.offset);
    return { type: "text", value, position };
  }) as typeof node.children;
}

export function textOf(node: Nodes | HtmlRoot | Element): string {
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

/** A line for each paragraph, for the search. */
export function linesOf(node: Nodes): string[] {
  if (!("children" in node)) return [];
  if (node.type === "tableRow") return [node.children.map(textOf).filter(Boolean).join(" · ")];
  if (node.type === "heading" || node.type === "paragraph") return [textOf(node)];
  return node.children.flatMap((child) => linesOf(child));
}
