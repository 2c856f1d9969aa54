import { useOutlet } from "react-router";
import { picturesPage } from "#app/pages/pages.ts";
import { pageMeta } from "#app/pages/seo.ts";
import type { Route } from "./+types/list";
import { PhotoCards } from "./card.tsx";
import styles from "./list.module.css";
import { readGallery } from "./photos.server.ts";
import { samplePhotos, useGallery, wordGallery } from "./photos.ts";

export const handle = { interactive: true };

export const meta: Route.MetaFunction = ({ matches }) => pageMeta({ ...picturesPage, matches });

export function loader() {
  return { gallery: readGallery() };
}

/** Turning to the next picture requests nothing but its file. */
export function shouldRevalidate() {
  return false;
}

export default function Gallery() {
  const viewer = useOutlet();
  const photos = useGallery();
  const isEmpty = photos.length === 0;
  const way = photos === samplePhotos ? ", from the entrance to the rooms" : "";
  return (
    <main id="main" className={`wrap ${styles.page}`}>
      <p className="eyebrow">Media</p>
      <h1>{picturesPage.title}</h1>
      {!isEmpty && <p className="lead">{`${wordGallery(photos)}${way}.`}</p>}
      <div inert={viewer !== null}>
        {isEmpty ? <p>There are no pictures yet.</p> : <PhotoCards />}
      </div>
      {viewer}
    </main>
  );
}
