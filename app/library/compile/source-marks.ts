import type { Nodes, Text } from "mdast";
import type { Locale } from "#app/language/locale.ts";
import { fillPlaces } from "#app/language/messages.ts";
import type { Source } from "#app/library/schema.ts";
import type { MarkdownProblem } from "#app/markdown/corrections.ts";
import { cardWords } from "#app/words/cards.ts";
import { replaceTexts } from "./replace-texts.ts";

const mark = /\[\^([\w-]+)\]/g;

export function withoutMarks(text: string): string {
  return text.replace(mark, "");
}

export function sourceId(number: number): string {
  return `source-${number}`;
}

/** Returns a problem for each unknown mark. */
export function linkMarks(node: Nodes, sources: readonly Source[], locale: Locale = "en") {
  const problems: MarkdownProblem[] = [];
  if (!("children" in node)) return problems;
  replaceTexts(node, split);
  problems.push(...node.children.flatMap((child) => linkMarks(child, sources, locale)));
  return problems;

  function split(text: Text): Nodes[] {
    const pieces: Nodes[] = [];
    let rest = 0;
    for (const { 0: written, 1: id, index } of text.value.matchAll(mark)) {
      pieces.push({ type: "text", value: text.value.slice(rest, index) });
      rest = index + written.length;
      const number = sources.findIndex((source) => source.id === id) + 1;
      if (number > 0) pieces.push(linkTo(number, locale));
      else {
        const line = text.position?.start.line ?? 1;
        const offset = text.position?.start.offset;
        // Escapes of Markdown are in the source alone: there the place is not known.
        const isPlain = text.position?.end.offset === (offset ?? 0) + text.value.length;
        const start = (offset ?? 0) + index;
        problems.push({
          line,
          message: `the mark ${written} is that of no source below: give it to a source, or take it out`,
          ...(isPlain && { correction: { start, end: start + written.length, text: "" } }),
        });
      }
    }
    return [...pieces, { type: "text", value: text.value.slice(rest) }];
  }
}

function linkTo(number: number, locale: Locale): Nodes {
  return {
    type: "emphasis",
    data: { hName: "sup" },
    children: [
      {
        type: "link",
        url: `#${sourceId(number)}`,
        data: {
          hProperties: {
            ariaLabel: fillPlaces(cardWords[locale].source, { number: String(number) }),
          },
        },
        children: [{ type: "text", value: String(number) }],
      },
    ],
  };
}
