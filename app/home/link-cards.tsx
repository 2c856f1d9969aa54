import { overviews } from "#app/header/navigation.ts";
import { type ArticlePath, titleOf } from "#app/library/groups.ts";
import { useLinks } from "#app/pages/shown-links.ts";
import type { PictureFile } from "#app/ui/picture.tsx";

export interface LinkCard {
  id: number;
  href: ArticlePath;
  image: PictureFile;
}

/** The cards whose pages the hospital shows, with their titles. */
export function useShownCards<Card extends { href: ArticlePath }>(cards: readonly Card[]) {
  return useLinks(cards.map(toLink));
}

/** With the title that it has in the menu. */
function toLink<Card extends { href: ArticlePath }>({ href, ...card }: Card) {
  const path: Card["href"] = href;
  const title = overviews.find((overview) => overview.path === path)?.title ?? titleOf(path);
  return { ...card, path, title };
}
