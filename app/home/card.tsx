import type { ReactNode } from "react";
import { Illustration } from "#app/ui/illustration.tsx";
import { Picture, type PictureFile } from "#app/ui/picture.tsx";
import styles from "./card.module.css";

/** A picture with a heading and a few words; with `href` the whole card is a link. */
export function Card({
  picture,
  title,
  href,
  children,
}: {
  /** One with alternative text shows a room, and says that it is an illustration. */
  picture: PictureFile;
  title: string;
  href?: string;
  children: ReactNode;
}) {
  const Shown = picture.alt ? Illustration : Picture;
  return (
    <article className={`card ${styles.card}`}>
      <Shown
        picture={picture}
        alt=""
        maxWidth={800}
        sizes="(min-width: 64em) 30vw, (min-width: 40em) 45vw, (min-resolution: 2.5dppx) 59vw, 85vw"
      />
      <div className={styles.words}>
        <h3>{href ? <a href={href}>{title}</a> : title}</h3>
        <p>{children}</p>
      </div>
    </article>
  );
}
