import type { Nodes, Parents, Text } from "mdast";

/** A replacement is phrasing as the text was, which the types cannot say. */
export function replaceTexts(node: Parents, replace: (text: Text) => Nodes[]) {
  node.children = node.children.flatMap((child) =>
    child.type === "text" ? replace(child) : [child],
  ) as typeof node.children;
}
