import { href, Link } from "react-router";
import { Illustration } from "#app/ui/illustration.tsx";
import styles from "./card.module.css";
import { photos } from "./photos.ts";

export function PhotoCards() {
  return (
    <ul className={`plain ${styles.photos}`} data-enhance>
      {photos.map(({ picture, title }, index) => (
        <li key={picture.name}>
          <Link
            id={`picture-${index + 1}`}
            to={href("/pictures/:n", { n: `${index + 1}` })}
            preventScrollReset
            className={styles.photo}
          >
            <Illustration
              picture={picture}
              alt=""
              sizes="(min-width: 48em) 25vw, (min-resolution: 2.5dppx) 33vw, 44vw"
              maxWidth={640}
            />
            {title}
          </Link>
        </li>
      ))}
    </ul>
  );
}
