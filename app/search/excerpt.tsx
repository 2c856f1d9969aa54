import { Fragment } from "react";
import { findNumbers } from "#app/articles/telephones.ts";
import type { Piece } from "#db/search.ts";

/** A text in which the words that were asked for are marked. */
export function Excerpt({ pieces }: { pieces: Piece[] }) {
  return pieces.map(({ text, found }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no other name
    found ? <mark key={index}>{text}</mark> : text,
  );
}

/** The same with a link for each telephone number; it must not stand in a link itself. */
export function LinkedExcerpt({ pieces }: { pieces: Piece[] }) {
  const numbers = findNumbers(pieces.map(({ text }) => text).join(""));
  const links = numbers.filter(({ dialled }) => dialled);
  const ends = [0, ...links.map(({ end }) => end)];
  return (
    <>
      {links.map(({ start, end, dialled }, index) => (
        <Fragment key={start}>
          <Excerpt pieces={cut(pieces, ends[index], start)} />
          <a href={`tel:${dialled}`}>
            <Excerpt pieces={cut(pieces, start, end)} />
          </a>
        </Fragment>
      ))}
      <Excerpt pieces={cut(pieces, ends.at(-1))} />
    </>
  );
}

/** The pieces between two places of the text that they make together. */
function cut(pieces: Piece[], start = 0, end = Number.POSITIVE_INFINITY): Piece[] {
  let position = 0;
  return pieces
    .map(({ text, found }) => {
      const part = text.slice(Math.max(0, start - position), Math.max(0, end - position));
      position += text.length;
      return { text: part, found };
    })
    .filter(({ text }) => text !== "");
}
