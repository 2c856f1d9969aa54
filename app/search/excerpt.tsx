import type { Piece } from "#db/search.ts";

/** A text in which the words that were asked for are marked. */
export function Excerpt({ pieces }: { pieces: Piece[] }) {
  return pieces.map(({ text, found }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no other name
    found ? <mark key={index}>{text}</mark> : text,
  );
}
