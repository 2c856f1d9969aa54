import { markEnd, markStart } from "#db/search.ts";

/** A text in which the words that were found are marked. */
export function Excerpt({ text }: { text: string }) {
  const [before, ...rest] = text.split(markStart);
  return (
    <>
      {before}
      {rest.map((part, index) => {
        const [found, after] = part.split(markEnd);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name
          <span key={index}>
            <mark>{found}</mark>
            {after}
          </span>
        );
      })}
    </>
  );
}
