import { href } from "react-router";
import { PhotoCards } from "#app/gallery/card.tsx";
import { useGallery, wordGallery } from "#app/gallery/photos.ts";
import { picturesPage } from "#app/pages/pages.ts";
import { Section } from "./section.tsx";

export function Gallery() {
  const photos = useGallery();
  if (photos.length === 0) return null;
  return (
    <Section
      id="gallery"
      eyebrow="Pictures"
      title={wordGallery(photos)}
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
