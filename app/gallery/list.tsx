import { useOutlet } from "react-router";
import { picturesPage } from "#app/pages.ts";
import { pageMeta } from "#app/seo.ts";
import type { Route } from "./+types/list";
import { PhotoCards } from "./card.tsx";
import styles from "./list.module.css";
import { readGallery } from "./photos.server.ts";
import { useGallery } from "./photos.ts";

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
  const isEmpty = useGallery().length === 0;
  return (
    <main id="main" className={`wrap ${styles.page}`}>
      <p className="eyebrow">Media</p>
      <h1>{picturesPage.title}</h1>
      {!isEmpty && (
        <p className="lead">A walk through the hospital, from the entrance to the rooms.</p>
      )}
      <div inert={viewer !== null}>
        {isEmpty ? <p>There are no pictures yet.</p> : <PhotoCards />}
      </div>
      {viewer}
    </main>
  );
}
