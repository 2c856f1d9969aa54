import type { Piece } from "./kinds.ts";

// A thousand words each way take some milliseconds; of more, only their common ends are looked for.
const maxCompared = 1_000_000;

/** Which words one text has and the other has not. The pieces of each, put together, are that text. */
export function compareWords(before: string, after: string): { before: Piece[]; after: Piece[] } {
  const [old, now] = [split(before), split(after)];
  const start = commonStart(old, now);
  const end = commonStart(old.slice(start).reverse(), now.slice(start).reverse());
  const [removed, added] = [old.slice(start, old.length - end), now.slice(start, now.length - end)];
  const kept = longestCommon(removed, added);
  const piecesOf = (all: string[], middle: string[], keptOfMiddle: ReadonlySet<number>) => {
    const isChanged = (index: number) =>
      index >= start && index < start + middle.length && !keptOfMiddle.has(index - start);
    return join(all.map((text, index) => (isChanged(index) ? { text, changed: true } : { text })));
  };
  return {
    before: piecesOf(old, removed, new Set(kept.map(([index]) => index))),
    after: piecesOf(now, added, new Set(kept.map(([, index]) => index))),
  };
}

function split(text: string): string[] {
  // Made here: to have it takes some milliseconds, which a start would pay.
  const words = new Intl.Segmenter("en-IN", { granularity: "word" });
  return [...words.segment(text)].map(({ segment }) => segment);
}

function commonStart(one: readonly string[], other: readonly string[]): number {
  const differs = one.findIndex((word, index) => word !== other[index]);
  return differs < 0 ? one.length : differs;
}

/** The places, in both, of the longest row of words, or lines, that both have; none of very long ones. */
export function longestCommon(
  one: readonly string[],
  other: readonly string[],
): [number, number][] {
  if (one.length * other.length > maxCompared) return [];
  const width = other.length + 1;
  // The length of the longest from each pair of places on.
  const lengths = new Uint16Array((one.length + 1) * width);
  const at = (i: number, j: number) => lengths[i * width + j] as number;
  for (let i = one.length - 1; i >= 0; i -= 1) {
    for (let j = other.length - 1; j >= 0; j -= 1) {
      const isSame = one[i] === other[j];
      lengths[i * width + j] = isSame ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  const common: [number, number][] = [];
  for (let i = 0, j = 0; i < one.length && j < other.length; ) {
    if (one[i] === other[j]) common.push([i++, j++]);
    else if (at(i + 1, j) >= at(i, j + 1)) i += 1;
    else j += 1;
  }
  return common;
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
