import { useOutlet } from "react-router";
import { localeOf } from "#app/language/locale.ts";
import { useLocale } from "#app/language/use-locale.ts";
import { pageIn } from "#app/pages/page-in.ts";
import { picturesPage } from "#app/pages/pages.ts";
import { metaOf } from "#app/pages/seo.ts";
import { galleryWords } from "#app/words/gallery.ts";
import type { Route } from "./+types/list";
import { PhotoCards } from "./card.tsx";
import styles from "./list.module.css";
import { readGallery } from "./photos.server.ts";
import { samplePhotos, useGallery, wordGallery } from "./photos.ts";

export const handle = { interactive: true };

export const meta = metaOf(picturesPage);

export function loader({ url }: Route.LoaderArgs) {
  return { gallery: readGallery(localeOf(url.pathname)) };
}

/** Turning to the next picture requests nothing but its file. */
export function shouldRevalidate() {
  return false;
}

export default function Gallery() {
  const viewer = useOutlet();
  const photos = useGallery();
  const locale = useLocale();
  const words = galleryWords[locale];
  const isEmpty = photos.length === 0;
  const lead =
    photos === samplePhotos ? words.fromTheEntrance : `${wordGallery(photos, words)}${words.stop}`;
  return (
    <main id="main" className={`wrap ${styles.page}`}>
      <p className="eyebrow">{words.media}</p>
      <h1>{pageIn(locale, picturesPage).title}</h1>
      {!isEmpty && <p className="lead">{lead}</p>}
      <div inert={viewer !== null}>{isEmpty ? <p>{words.empty}</p> : <PhotoCards />}</div>
      {viewer}
    </main>
  );
}
