import type { Nodes, Paragraph } from "mdast";
import type { ContainerDirective } from "mdast-util-directive";

/** How many lines a frightened reader takes in at once. */
export const maxLinesOfPart = 8;

export function isPartHeading(node: Nodes): boolean {
  if (node.type !== "paragraph" || node.children.length !== 1) return false;
  return node.children[0]?.type === "strong";
}

export function isLabel(node: Nodes | undefined): node is Paragraph {
  return node?.type === "paragraph" && node.data?.directiveLabel === true;
}

export function longestPart(card: ContainerDirective): number {
  const parts = [0];
  for (const node of card.children) {
    if (isPartHeading(node)) parts.push(0);
    if (node.type === "list") parts.push((parts.pop() ?? 0) + node.children.length);
  }
  return Math.max(...parts);
}
