import { href, Link } from "react-router";
import { Illustration } from "#app/ui/illustration.tsx";
import styles from "./card.module.css";
import { useGallery } from "./photos.ts";

export function PhotoCards() {
  const photos = useGallery();
  return (
    <ul className={`plain ${styles.photos}`} data-enhance>
      {photos.map(({ id, picture, title }, index) => (
        <li key={id}>
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
