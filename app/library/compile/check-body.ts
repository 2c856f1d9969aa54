import type { Nodes, Root } from "mdast";
import { isLabel, longestPart, maxLinesOfPart } from "#app/library/card-parts.ts";
import { articleLinks } from "#app/library/groups.ts";
import {
  correctColon,
  correctHeading,
  correctLink,
  correctNode,
  isLaterTag,
} from "#app/markdown/correct-node.ts";
import type { Correction, MarkdownProblem } from "#app/markdown/corrections.ts";
import { sitePages } from "#app/pages/pages.ts";
import { cardWords } from "#app/words/cards.ts";
import { lookupTable } from "#runtime/lookup-table.ts";

const cardNames = Object.keys(cardWords.en.roles);

const plainNodes = new Set(
  "break emphasis heading link list listItem paragraph strong table tableCell tableRow text".split(
    " ",
  ),
);

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

export function isOurPage(url: string): boolean {
  return knownPaths.has(url);
}

export function checkBody(tree: Root, source: string, isAllowed: typeof isOurPage) {
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
        if (!cardNames.includes(node.name)) {
          report(`there is no card :::${node.name}; cards are ${cardNames.join(", ")}`);
        }
        if (!isLabel(node.children[0]))
          report("the card has no heading: write it in [ ] after its name");
        if (lines[(node.position?.end.line ?? 0) - 1]?.trim() !== ":::") {
          report("the card does not end: write ::: alone in a line after it");
        }
        if (level < 2) report("write a heading above the card: ## and its words");
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
