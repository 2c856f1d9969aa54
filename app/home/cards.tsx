import { useLite } from "#app/rendering/mode.ts";
import { CardList, Carousel, type Props } from "#app/ui/carousel.tsx";

/** Cards side by side: a carousel, or in the lite version a list to swipe. */
export function Cards(props: Props) {
  return useLite() ? <CardList {...props} /> : <Carousel {...props} />;
}
