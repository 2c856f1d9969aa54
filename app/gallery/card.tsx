import { href, Link } from "react-router";
import { pathIn } from "#app/language/locale.ts";
import { Typed } from "#app/language/typed.tsx";
import { useLocale } from "#app/language/use-locale.ts";
import { Illustration } from "#app/ui/illustration.tsx";
import styles from "./card.module.css";
import { photoIn, useGallery } from "./photos.ts";

export function PhotoCards() {
  const photos = useGallery();
  const locale = useLocale();
  return (
    <ul className={`plain ${styles.photos}`} data-enhance>
      {photos
        .map((photo) => photoIn(locale, photo))
        .map(({ id, picture, title }, index) => (
          <li key={id}>
            <Link
              id={`picture-${index + 1}`}
              to={pathIn(locale, href("/pictures/:n", { n: `${index + 1}` }))}
              preventScrollReset
              className={styles.photo}
            >
              <Illustration
                picture={picture}
                alt=""
                sizes="(min-width: 48em) 25vw, (min-resolution: 2.5dppx) 33vw, 44vw"
                maxWidth={640}
              />
              <Typed text={title} />
            </Link>
          </li>
        ))}
    </ul>
  );
}
