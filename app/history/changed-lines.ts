import { compareWords, longestCommon } from "./changed-words.ts";
import type { Piece } from "./kinds.ts";

/** Lines that changed together. `line` is the first of them in the later text, from 1. */
export interface ChangedLines {
  line: number;
  before: Piece[];
  after: Piece[];
}

/** What two texts have otherwise, line by line, with the words marked that changed. */
export function compareLines(before: string, after: string): ChangedLines[] {
  const [old, now] = [before.split("\n"), after.split("\n")];
  const common = longestCommon(old, now);
  const ends = [...common, [old.length, now.length] as const];
  const changes: ChangedLines[] = [];
  let [i, j] = [0, 0];
  for (const [oldEnd, nowEnd] of ends) {
    const [removed, added] = [old.slice(i, oldEnd), now.slice(j, nowEnd)];
    if (removed.length > 0 || added.length > 0) {
      const compared = compareWords(removed.join("\n").trim(), added.join("\n").trim());
      const isEmpty = compared.before.length === 0 && compared.after.length === 0;
      if (!isEmpty) changes.push({ line: firstWritten(added, j), ...compared });
    }
    [i, j] = [oldEnd + 1, nowEnd + 1];
  }
  return changes;
}

function firstWritten(lines: readonly string[], offset: number): number {
  return (
    offset +
    Math.max(
      lines.findIndex((line) => line.trim() !== ""),
      0,
    ) +
    1
  );
}
