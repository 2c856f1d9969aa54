import { type ArticlePath, titleOf } from "#app/library/groups.ts";
import { useLinks } from "#app/library/shown-links.ts";
import { overviews } from "#app/site/navigation.ts";
import type { PictureFile } from "#app/ui/picture.tsx";
import { Card } from "./card.tsx";
import { Cards } from "./cards.tsx";
import { Section } from "./section.tsx";

export interface LinkCard {
  id: number;
  href: ArticlePath;
  image: PictureFile;
  description: string;
}

/** A section with a carousel of cards, as far as the hospital shows the articles that they lead to. */
export function LinkCards({
  name,
  title,
  perPage,
  cards,
}: {
  name: string;
  title: string;
  perPage: Parameters<typeof Cards>[0]["perPage"];
  cards: readonly LinkCard[];
}) {
  const shown = useLinks(cards.map(toLink));
  if (shown.length === 0) return null;
  return (
    <Section id={name.toLowerCase()} eyebrow={name} title={title}>
      <Cards label={name} perPage={perPage}>
        {shown.map(({ id, path, title, image, description }) => (
          <li key={id}>
            <Card picture={image} title={title} href={path}>
              {description}
            </Card>
          </li>
        ))}
      </Cards>
    </Section>
  );
}

/** With the title that it has in the menu. */
function toLink({ href: path, ...card }: LinkCard) {
  const title = overviews.find((overview) => overview.path === path)?.title ?? titleOf(path);
  return { ...card, path, title };
}
