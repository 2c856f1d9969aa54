import { type ArticlePath, titleOf } from "#app/articles/groups.ts";
import { overviews } from "#app/site/navigation.ts";
import type { PictureFile } from "#app/ui/picture.tsx";
import { Card } from "./card.tsx";
import { Cards } from "./cards.tsx";

export interface LinkCard {
  id: number;
  href: ArticlePath;
  image: PictureFile;
  description: string;
}

interface Props extends Pick<Parameters<typeof Cards>[0], "label" | "perPage"> {
  cards: LinkCard[];
}

/** A carousel of cards that lead to articles and bear their titles. */
export function LinkCards({ label, perPage, cards }: Props) {
  return (
    <Cards label={label} perPage={perPage}>
      {cards.map(({ id, href, image, description }) => (
        <li key={id}>
          <Card picture={image} title={labelOf(href)} href={href}>
            {description}
          </Card>
        </li>
      ))}
    </Cards>
  );
}

/** As in the menu. */
function labelOf(href: ArticlePath): string {
  return overviews.find(({ path }) => path === href)?.title ?? titleOf(href);
}
