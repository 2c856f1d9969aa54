import { href } from "react-router";
import { PhotoCards } from "#app/gallery/card.tsx";
import { useGallery } from "#app/gallery/photos.ts";
import { picturesPage } from "#app/pages.ts";
import { Section } from "./section.tsx";

export function Gallery() {
  if (useGallery().length === 0) return null;
  return (
    <Section
      id="gallery"
      eyebrow="Pictures"
      title="A walk through the hospital"
      action={
        <a href={href("/pictures")} className="button quiet">
          {picturesPage.title}
        </a>
      }
    >
      <PhotoCards />
    </Section>
  );
}
