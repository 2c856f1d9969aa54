import type { ReactNode } from "react";
import { Picture, type PictureFile } from "#app/ui/picture.tsx";
import styles from "./card.module.css";

// A phone gets one and a half pixels for each of the page: more can hardly be seen, and costs half as much again.
const wide =
  "(min-width: 64em) 30vw, (min-width: 40em) 45vw, (min-resolution: 2.5dppx) 44vw, (min-resolution: 1.5dppx) 66vw, 85vw";
const narrow =
  "(min-width: 64em) 30vw, (min-width: 40em) 45vw, (min-resolution: 2.5dppx) 33vw, 44vw";

/** A picture with a heading and a few words; with `href` the whole card is a link. */
export function Card({
  picture,
  title,
  href,
  hrefLang,
  isNarrow,
  live,
  children,
}: {
  picture: PictureFile | undefined;
  title: string;
  href?: string;
  /** The language of that page, where it differs. */
  hrefLang?: "en" | undefined;
  /** On phones two stand side by side. */
  isNarrow?: boolean;
  /** What is so today. */
  live?: string | undefined;
  children: ReactNode;
}) {
  return (
    <article className={styles.card}>
      {picture && (
        <Picture picture={picture} alt="" maxWidth={800} sizes={isNarrow ? narrow : wide} />
      )}
      <div className={styles.words}>
        <h3>
          {href ? (
            <a href={href} hrefLang={hrefLang}>
              {title}
            </a>
          ) : (
            title
          )}
        </h3>
        {live && <p className={styles.live}>{live}</p>}
        <p>{children}</p>
      </div>
    </article>
  );
}
