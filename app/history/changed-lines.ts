import { compareLists, compareWords } from "./changed-words.ts";
import type { Piece } from "./kinds.ts";

/** Lines that changed together. `line` is the first of them in the later text, from 1. */
export interface ChangedLines {
  line: number;
  before: Piece[];
  after: Piece[];
}

/** What two texts have otherwise, line by line, with the words marked that changed. */
export function compareLines(before: string, after: string): ChangedLines[] {
  let line = 0;
  return compareLists(before.split("\n"), after.split("\n")).flatMap(
    ({ same, removed = [], added = [] }) => {
      const start = line;
      line += (same ?? added).length;
      const compared = compareWords(removed.join("\n").trim(), added.join("\n").trim());
      const isEmpty = compared.before.length === 0 && compared.after.length === 0;
      return isEmpty ? [] : [{ line: firstWritten(added, start), ...compared }];
    },
  );
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
