import { Fragment } from "react";
import { findNumbers } from "#app/library/telephones.ts";
import type { Piece } from "./excerpt.ts";

export function Pieces({ pieces }: { pieces: Piece[] }) {
  return pieces.map(({ text, found }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text never move
    found ? <mark key={index}>{text}</mark> : text,
  );
}

/** Not for use inside a link. */
export function LinkedPieces({ pieces }: { pieces: Piece[] }) {
  const numbers = findNumbers(pieces.map(({ text }) => text).join(""));
  const links = numbers.filter(({ dialled }) => dialled);
  const ends = [0, ...links.map(({ end }) => end)];
  return (
    <>
      {links.map(({ start, end, dialled }, index) => (
        <Fragment key={start}>
          <Pieces pieces={slicePieces(pieces, ends[index], start)} />
          <a href={`tel:${dialled}`}>
            <Pieces pieces={slicePieces(pieces, start, end)} />
          </a>
        </Fragment>
      ))}
      <Pieces pieces={slicePieces(pieces, ends.at(-1))} />
    </>
  );
}

function slicePieces(pieces: Piece[], start = 0, end = Number.POSITIVE_INFINITY): Piece[] {
  let position = 0;
  return pieces
    .map(({ text, found }) => {
      const part = text.slice(Math.max(0, start - position), Math.max(0, end - position));
      position += text.length;
      return { text: part, found };
    })
    .filter(({ text }) => text !== "");
}
