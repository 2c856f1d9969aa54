import { PhotoCards } from "#app/gallery/card.tsx";
import { Section } from "./section.tsx";

export function Gallery() {
  return (
    <Section
      id="gallery"
      eyebrow="Pictures"
      title="A walk through the house"
      way={
        <a href="/pictures" className="button quiet">
          Pictures Gallery
        </a>
      }
    >
      <PhotoCards />
    </Section>
  );
}
