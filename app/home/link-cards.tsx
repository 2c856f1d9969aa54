import { type ArticlePath, titleOf } from "#app/articles/groups.ts";
import type { PictureFile } from "#app/ui/picture.tsx";
import { Card } from "./card.tsx";
import { Carousel } from "./section.tsx";

export interface LinkCard {
  id: number;
  href: ArticlePath;
  image: PictureFile;
  description: string;
}

interface Props extends Pick<Parameters<typeof Carousel>[0], "label" | "pages"> {
  cards: LinkCard[];
}

/** A carousel of cards that lead to articles and bear their titles. */
export function LinkCards({ label, pages, cards }: Props) {
  return (
    <Carousel label={label} pages={pages}>
      {cards.map(({ id, href, image, description }) => (
        <li key={id}>
          <Card picture={image} title={titleOf(href)} href={href}>
            {description}
          </Card>
        </li>
      ))}
    </Carousel>
  );
}
