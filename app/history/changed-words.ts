import { diffArrays } from "diff";
import type { Piece } from "./kinds.ts";

/** Beyond so many changed words or lines two texts count as different ones. */
const maxChanges = 200;

/** What two lists have in common, and what only one of them has, in order. */
interface Stretch {
  same?: string[];
  removed?: string[];
  added?: string[];
}

/** Which words one text has and the other has not. The pieces of each, put together, are that text. */
export function compareWords(before: string, after: string): { before: Piece[]; after: Piece[] } {
  const stretches = compareLists(split(before), split(after));
  return {
    before: join(stretches.flatMap(({ same, removed }) => toPieces(same, removed))),
    after: join(stretches.flatMap(({ same, added }) => toPieces(same, added))),
  };
}

export function compareLists(before: string[], after: string[]): Stretch[] {
  const changes = diffArrays(before, after, { maxEditLength: maxChanges });
  if (!changes) return [{ removed: before, added: after }];
  const stretches: Stretch[] = [];
  for (const { value, removed, added } of changes) {
    const last = stretches.at(-1);
    if (added && last?.removed) last.added = value;
    else stretches.push(removed ? { removed: value } : added ? { added: value } : { same: value });
  }
  return stretches;
}

function split(text: string): string[] {
  // Made here: to have it takes some milliseconds, which a start would pay.
  const words = new Intl.Segmenter("en-IN", { granularity: "word" });
  return [...words.segment(text)].map(({ segment }) => segment);
}

function toPieces(same: string[] = [], changed: string[] = []): Piece[] {
  return [
    ...same.map((text) => ({ text })),
    ...changed.map((text) => ({ text, changed: true as const })),
  ];
}

/** Neighbours of a kind become one piece; what is not a word goes with the changed words around it. */
function join(pieces: Piece[]): Piece[] {
  const joined: Piece[] = [];
  for (const [index, { text, changed }] of pieces.entries()) {
    const last = joined.at(-1);
    const isBetween = !/[\p{L}\p{N}]/u.test(text) && last?.changed && pieces[index + 1]?.changed;
    if (last && (last.changed === changed || isBetween)) last.text += text;
    else joined.push(changed ? { text, changed } : { text });
  }
  return joined;
}

const shown = 60;

/** Without what is unchanged and far from any change. */
export function shorten(pieces: readonly Piece[]): Piece[] {
  return pieces.map((piece, index) => {
    const { text, changed } = piece;
    if (changed || text.length <= 3 * shown) return piece;
    const isLast = index === pieces.length - 1;
    const start = index === 0 && !isLast ? "" : text.slice(0, text.lastIndexOf(" ", shown) + 1);
    const end = isLast ? "" : (/ .*$/s.exec(text.slice(-shown))?.[0] ?? "");
    return { text: `${start}…${end}` };
  });
}
