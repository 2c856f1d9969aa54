import type { MarkdownProblem } from "#app/markdown/corrections.ts";

/** Around words that are not for patients of a hospital without insurance, within one paragraph. */
const marked = /\{insured\}((?:(?!\n\n|<\/(?:p|li|td)>).)*?)\{\/insured\}/gs;

export function whereInsured(text: string, isInsured: boolean): string {
  if (isInsured) return text.replaceAll(marked, "$1");
  return text.replaceAll(marked, "").replaceAll(/<(p|li)>\s*<\/\1>\n?/g, "");
}

export function findUnpairedMarks(source: string): MarkdownProblem[] {
  const lines = source.replaceAll(marked, (pair) => pair.replaceAll(/[^\n]/g, "")).split("\n");
  return lines.flatMap((text, index) => {
    const [left] = /\{\/?insured\}/.exec(text) ?? [];
    if (!left) return [];
    const message = `${left} has no other half: {insured} and {/insured} stand in one paragraph`;
    return [{ line: index + 1, message }];
  });
}
