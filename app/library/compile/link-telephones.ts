import type { Link, Nodes, Parents, PhrasingContent, Text } from "mdast";
import { findNumbers } from "#app/library/telephones.ts";
import type { MarkdownProblem } from "#app/markdown/corrections.ts";

type Phrase = Extract<Parents, { children: PhrasingContent[] }>;

/** `own` are the hospital's numbers, as dialled. */
export function linkTelephones(node: Nodes, own: readonly string[]): MarkdownProblem[] {
  if (node.type === "paragraph" || node.type === "heading" || node.type === "tableCell") {
    return linkPhrase(node, own);
  }
  return "children" in node ? node.children.flatMap((child) => linkTelephones(child, own)) : [];
}

function linkPhrase(phrase: Phrase, own: readonly string[]) {
  const problems: MarkdownProblem[] = [];
  const found = findNumbers(textOf(phrase), own);
  let position = 0;

  function link(parent: Phrase) {
    parent.children = parent.children.flatMap((child) => {
      if (child.type === "text") {
        const start = position;
        position += child.value.length;
        return parent.type === "link" ? child : split(child, start);
      }
      if ("children" in child) link(child);
      return child;
    });
  }

  function split(text: Text, offset: number): (Text | Link)[] {
    const { position } = text;
    const pieces: (Text | Link)[] = [];
    let rest = 0;
    for (const { start, end, dialled } of found) {
      const [from, to] = [start - offset, end - offset];
      if (from < 0 || from >= text.value.length) continue;
      const written = text.value.slice(from, to);
      if (!dialled || to > text.value.length) {
        problems.push({ line: position?.start.line ?? 1, message: question(written) });
        continue;
      }
      pieces.push({ type: "text", value: text.value.slice(rest, from), position });
      const children: Text[] = [{ type: "text", value: written }];
      pieces.push({ type: "link", url: `tel:${dialled}`, children });
      rest = to;
    }
    return [...pieces, { type: "text", value: text.value.slice(rest), position }];
  }

  link(phrase);
  return problems;
}

function question(written: string) {
  return `${written}: is it a telephone number? Add one of the hospital under Hospital, Contact; write "call" before a short one of a helpline, and the unit after a quantity`;
}

function textOf(node: Nodes): string {
  if (node.type === "text") return node.value;
  return "children" in node ? node.children.map(textOf).join("") : "";
}
