import { beginningOf } from "#app/library/beginning-of.ts";
import type { TextProblem } from "#app/library/compile/compile-own.ts";
import type { MarkdownProblem } from "#app/markdown/corrections.ts";
import type { Difference } from "#app/ui/sending/conflict-notice.tsx";
import type { ArticleTexts } from "#db/texts/articles.ts";
import { articleFields, articleLabels } from "./fields.ts";

/** For each field with problems what is to be done first, and how many more there are. */
export function toFieldErrors(problems: readonly TextProblem[]): Record<string, string[]> {
  const byField = Map.groupBy(problems, fieldOf);
  return Object.fromEntries(
    [...byField].map(([field, [first, ...more]]) => {
      const others = more.length > 0 ? ` (and ${more.length} more)` : "";
      return [field, [first ? sentenceOf(first) + others : ""]];
    }),
  );
}

function fieldOf({ field, source }: TextProblem): string {
  if (source) return `${field}.${source.row}.${source.field}`;
  return field === "sources" ? "sources.add" : field;
}

export function correctable(problems: readonly TextProblem[]): MarkdownProblem[] {
  return problems.flatMap(({ field, line = 1, message, correction, choices = [] }) =>
    field === "text" ? { line, message, correction, choices } : [],
  );
}

export interface WordedProblem {
  field: string;
  sentence: string;
}

/** One for each problem, with the beginning of the line that it is in. */
export function inWords(problems: readonly TextProblem[], texts: ArticleTexts): WordedProblem[] {
  const bySentence = problems.map((problem): [string, string] => {
    const line = problem.line && texts[problem.field].split("\n")[problem.line - 1];
    const sentence = sentenceOf(problem);
    return [line ? `${sentence} The line: “${beginningOf(line)}”` : sentence, fieldOf(problem)];
  });
  return [...new Map(bySentence)].map(([sentence, field]) => ({ field, sentence }));
}

function sentenceOf({ field, line, source, message }: TextProblem): string {
  if (source) return `Source ${source.row + 1}: ${message}`;
  const place = line ? `${articleLabels[field]}, line ${line}` : articleLabels[field];
  return `${place}: ${message}${/[.!?”]$/.test(message) ? "" : "."}`;
}

export function differencesOf(saved: ArticleTexts, typed: ArticleTexts): Difference[] {
  return articleFields
    .filter((name) => saved[name] !== typed[name])
    .map((name) => ({
      label: articleLabels[name],
      theirs: ownLines(saved[name], typed[name]),
      yours: ownLines(typed[name], saved[name]),
    }));
}

function ownLines(text: string, other: string): string {
  const known = new Set(other.split("\n"));
  const own = text.split("\n").filter((line) => !known.has(line));
  return own.join("\n") || "Nothing that the other has not";
}
