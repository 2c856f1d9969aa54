import { type ArticlePath, titleOf } from "#app/library/groups.ts";
import { useLinks } from "#app/library/shown-links.ts";
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

type ShownCard = ReturnType<typeof toLink>;

/** The cards whose pages the hospital shows, with their titles. */
export function useShownCards(cards: readonly LinkCard[]): ShownCard[] {
  return useLinks(cards.map(toLink));
}

interface Props extends Pick<Parameters<typeof Cards>[0], "label" | "perPage"> {
  cards: readonly ShownCard[];
}

/** A carousel of cards that lead to articles and bear their titles. */
export function LinkCards({ label, perPage, cards }: Props) {
  return (
    <Cards label={label} perPage={perPage}>
      {cards.map(({ id, path, title, image, description }) => (
        <li key={id}>
          <Card picture={image} title={title} href={path}>
            {description}
          </Card>
        </li>
      ))}
    </Cards>
  );
}

/** With the title that it has in the menu. */
function toLink({ href: path, ...card }: LinkCard) {
  const title = overviews.find((overview) => overview.path === path)?.title ?? titleOf(path);
  return { ...card, path, title };
}
