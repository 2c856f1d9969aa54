import { wordsOf } from "#app/spelling/words.ts";
import type { Line } from "./page-index.ts";

export interface Piece {
  text: string;
  found: boolean;
}

const maxLength = 180;
const minLength = 80;

export function markWords(text: string, words: ReadonlySet<string>): Piece[] {
  const pieces: Piece[] = [];
  for (const [part] of text.matchAll(/[\p{L}\p{M}\p{N}\u200c\u200d]+|[^\p{L}\p{M}\p{N}]+/gu)) {
    const found = wordsOf(part).some((word) => words.has(word));
    const last = pieces.at(-1);
    if (last?.found === found) last.text += part;
    else pieces.push({ text: part, found });
  }
  return pieces;
}

export function excerptOf(lines: readonly Line[], words: ReadonlySet<string>): Piece[] | undefined {
  const counts = lines.map((line) => new Set(line.words.filter((word) => words.has(word))).size);
  const most = Math.max(0, ...counts);
  if (most === 0) return undefined;
  const chosen = lines.slice(counts.indexOf(most)).map(({ text }) => text);
  return markWords(shorten(joinLines(chosen), words), words);
}

/** A heading and the text under it stay apart: "Recovery: Most people go home…". */
function joinLines([first = "", ...others]: string[]): string {
  if (isItem(first)) return `…${first}`;
  let text = first;
  for (const line of others) {
    if (text.length >= minLength || isRow(text) || isRow(line)) break;
    const between = isItem(line) ? ";" : ":";
    text += `${/[.!?:]$/.test(text) ? "" : between} ${line}`;
  }
  return text;
}

/** Of a list that goes on from the line above it. */
function isItem(line: string): boolean {
  return /^\p{Ll}/u.test(line);
}

function isRow(line: string): boolean {
  return line.includes(" · ");
}

function shorten(text: string, words: ReadonlySet<string>): string {
  if (text.length <= maxLength) return text;
  const found = text.split(" ").find((part) => wordsOf(part).some((word) => words.has(word)));
  const place = found === undefined ? 0 : text.indexOf(found);
  const start = place < maxLength - 60 ? 0 : text.indexOf(" ", place - 60) + 1;
  const limit = start + maxLength;
  const lastBlank = text.lastIndexOf(" ", limit);
  const cut = lastBlank > start ? lastBlank : limit;
  const end = limit < text.length ? cut : text.length;
  const part = text.slice(start, end);
  return `${start > 0 ? "…" : ""}${end < text.length ? `${part.replace(/[.,;:]$/, "")}…` : part}`;
}
