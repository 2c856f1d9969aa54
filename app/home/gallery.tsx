import { href, Link } from "react-router";
import { useGallery, wordGallery } from "#app/gallery/photos.ts";
import { picturesPage } from "#app/pages/pages.ts";
import { Picture } from "#app/ui/picture.tsx";
import { galleryWords } from "#app/words/gallery.ts";
import styles from "./gallery.module.css";
import section from "./section.module.css";
import { Section } from "./section.tsx";

export function Gallery() {
  const photos = useGallery();
  if (photos.length === 0) return null;
  return (
    <Section
      id="gallery"
      title={wordGallery(photos, galleryWords.en)}
      pictures={photos.map(({ picture }) => picture)}
      action={
        <a href={href("/pictures")} className={section.more}>
          {picturesPage.title}
        </a>
      }
    >
      <ul className={`plain ${styles.mosaic}`} data-enhance>
        {photos.map(({ id, picture, title }, index) => (
          <li key={id}>
            <Link
              id={`picture-${index + 1}`}
              to={href("/pictures/:n", { n: `${index + 1}` })}
              preventScrollReset
              discover="none"
            >
              <Picture
                picture={picture}
                alt=""
                sizes="(min-width: 64em) 25vw, (min-resolution: 2.5dppx) 33vw, 44vw"
                maxWidth={800}
              />
              <span>{title}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
