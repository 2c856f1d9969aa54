import { href } from "react-router";
import { PhotoCards } from "#app/gallery/card.tsx";
import { picturesPage } from "#app/pages.ts";
import { Section } from "./section.tsx";

export function Gallery() {
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
