import { useOutlet } from "react-router";
import { hospital } from "#app/hospital.ts";
import { pageMeta } from "#app/seo.ts";
import type { Route } from "./+types/list";
import { PhotoCards } from "./card.tsx";
import styles from "./list.module.css";
import { photos } from "./photos.ts";

export const handle = { interactive: true };

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    title: "Pictures Gallery",
    description: `A walk through ${hospital.name} in ${photos.length} pictures: entrance, reception, theatre, wards and rooms.`,
    path: "/pictures",
    matches,
  });

export default function Gallery() {
  const viewer = useOutlet();
  return (
    <main id="main" className={`wrap ${styles.page}`}>
      <p className="eyebrow">Media</p>
      <h1>Pictures Gallery</h1>
      <p className="lead">From the door to the bed: a walk through the house.</p>
      <div inert={viewer !== null}>
        <PhotoCards />
      </div>
      {viewer}
    </main>
  );
}
