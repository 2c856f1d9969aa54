/** What to write in place of a part of a text: from `start`, before `end`, in characters. */
export interface Correction {
  start: number;
  end: number;
  text: string;
  label?: string;
}

export interface MarkdownProblem {
  line: number;
  message: string;
  correction?: Correction | undefined;
  choices?: Correction[];
}

export interface OfferedCorrection {
  key: string;
  message: string;
  before: string;
  after: string;
  label?: string | undefined;
  isChoice: boolean;
}

export const everyCorrection = "all";

function keyOf({ start, end, text }: Correction): string {
  return start === end ? `${start}+${text.trim()}` : `${start}-${end}`;
}

export function offer(text: string, problems: readonly MarkdownProblem[]): OfferedCorrection[] {
  return problems.flatMap(({ message, correction, choices = [] }) =>
    [...(correction ? [correction] : []), ...choices].map((one) => ({
      key: keyOf(one),
      message,
      before: text.slice(one.start, one.end),
      after: one.text,
      label: one.label,
      isChoice: one !== correction,
    })),
  );
}

/** Of two that overlap, the first is made. */
export function correct(text: string, problems: readonly MarkdownProblem[], key: string): string {
  const chosen = problems
    .flatMap(({ correction, choices = [] }) => [
      ...(correction && (key === everyCorrection || keyOf(correction) === key) ? [correction] : []),
      ...choices.filter((choice) => keyOf(choice) === key),
    ])
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
