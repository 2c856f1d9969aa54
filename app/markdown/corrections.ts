/** What to write in place of a part of a text: from `start`, before `end`, in characters. */
export interface Correction {
  start: number;
  end: number;
  text: string;
}

/** A problem in a text, by its line, and how it can be put right. */
export interface MarkdownProblem {
  line: number;
  message: string;
  correction?: Correction | undefined;
}

/** A correction as the form offers it. */
export interface OfferedCorrection {
  /** What the button sends. */
  key: string;
  message: string;
  before: string;
  after: string;
}

/** The value of the button that makes all corrections. */
export const everyCorrection = "all";

export function keyOf({ start, end }: Correction): string {
  return `${start}-${end}`;
}

export function offer(text: string, problems: readonly MarkdownProblem[]): OfferedCorrection[] {
  return problems.flatMap(({ message, correction }) => {
    if (!correction) return [];
    const { start, end, text: after } = correction;
    return { key: keyOf(correction), message, before: text.slice(start, end), after };
  });
}

/** The text with the correction of a button made, or with every one. Of two that overlap, the first is made. */
export function correct(text: string, problems: readonly MarkdownProblem[], key: string): string {
  const chosen = problems
    .flatMap(({ correction }) => correction ?? [])
    .filter((correction) => key === everyCorrection || keyOf(correction) === key)
    .sort((one, other) => one.start - other.start);
  let corrected = "";
  let rest = 0;
  for (const { start, end, text: after } of chosen) {
    if (start < rest) continue;
    corrected += text.slice(rest, start) + after;
    rest = end;
  }
  return corrected + text.slice(rest);
}
