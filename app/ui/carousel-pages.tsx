import { Carousel } from "@mantine/carousel";
import { HeadlessMantineProvider } from "@mantine/core";
import type { EmblaCarouselType as Embla, EmblaOptionsType } from "embla-carousel";
import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactElement,
  useEffect,
  useRef,
  useState,
} from "react";

interface Props {
  label: string;
  /** These two come from the page: a style sheet of this script's could not be inlined in any page. */
  styles: CSSModuleClasses;
  icons: { previous: ReactElement; next: ReactElement };
  /** All cards fit beside each other on a wide screen, where there is nothing to turn. */
  isOnePageWide: boolean;
  /** The `<ul>` of cards. */
  children: ReactElement;
}

/** In pixels (specification, section 9). */
const swipeThreshold = 10;

const options: EmblaOptionsType = {
  align: "start",
  container: "ul",
  slidesToScroll: "auto",
  dragThreshold: swipeThreshold,
  breakpoints: { "(prefers-reduced-motion: reduce)": { duration: 0 } },
};

/** The cards as pages that can be turned, with buttons and dots; after the last comes the first. */
export default function CarouselPages({ label, styles, icons, isOnePageWide, children }: Props) {
  const [embla, setEmbla] = useState<Embla>();
  const { page, count, dots } = usePages(embla);
  const swipe = useSwipe(embla);

  function turnByKey({ key }: KeyboardEvent) {
    if (key === "ArrowLeft") turn(embla, -1);
    if (key === "ArrowRight") turn(embla, 1);
  }

  return (
    <section
      aria-roledescription="carousel"
      aria-label={label}
      data-live={embla && ""}
      onKeyDown={turnByKey}
    >
      <div className={styles.controls} data-later="" data-narrow={isOnePageWide || undefined}>
        {count !== 1 && (
          <>
            <button
              type="button"
              aria-label="Previous page"
              data-step="-1"
              onClick={() => turn(embla, -1)}
            >
              {icons.previous}
            </button>
            <button
              type="button"
              aria-label="Next page"
              data-step="1"
              onClick={() => turn(embla, 1)}
            >
              {icons.next}
            </button>
          </>
        )}
      </div>
      <HeadlessMantineProvider>
        <Carousel
          id={`pages-${label}`}
          role="group"
          aria-roledescription="pages"
          emblaOptions={options}
          getEmblaApi={setEmbla}
          // Empty, so that Mantine writes no inline style, which the security policy would block.
          slideSize={{}}
          slideGap={{}}
          includeGapInSize={false}
          withControls={false}
          withKeyboardEvents={false}
          classNames={{ viewport: styles.viewport ?? "" }}
          {...swipe}
        >
          {children}
        </Carousel>
      </HeadlessMantineProvider>
      {count > 1 && (
        <div className={styles.dots}>
          {dots &&
            Array.from({ length: count }, (_, index) => (
              <button
                // biome-ignore lint/suspicious/noArrayIndexKey: a dot is nothing but its number
                key={index}
                type="button"
                className={styles.dot}
                aria-label={`Page ${index + 1}`}
                aria-current={index === page || undefined}
                onClick={() => embla?.scrollTo(index)}
              />
            ))}
          <p role="status" className={dots ? "visually-hidden" : undefined}>
            Page {page + 1} of {count}
          </p>
        </div>
      )}
    </section>
  );
}

/**
 * The current page, counted from 0, the number of pages, which is 0 before Embla runs, and whether the
 * screen has room for a dot for each.
 */
function usePages(embla: Embla | undefined) {
  const [pages, setPages] = useState({ page: 0, count: 0, dots: false });

  useEffect(() => {
    if (!embla) return;
    continueWhereScrolled(embla);
    function update(embla: Embla) {
      const count = embla.scrollSnapList().length;
      setPages({ page: embla.selectedScrollSnap(), count, dots: hasRoomForDots(embla, count) });
    }
    update(embla);
    embla.on("select", update).on("reInit", update);
    return () => void embla.off("select", update).off("reInit", update);
  }, [embla]);

  return pages;
}

/** Sizes are those of `.dots`, which grow with the text. */
function hasRoomForDots(embla: Embla, count: number): boolean {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return count * 1.75 * rem <= embla.rootNode().clientWidth;
}

/** Embla itself turns on a longer swipe only, or on a fast one however short, and never past an end. */
function useSwipe(embla: Embla | undefined) {
  const swipe = useRef({ page: 0, from: 0, to: 0 });

  useEffect(() => {
    if (!embla) return;
    function endSwipe(embla: Embla) {
      const { page, from, to } = swipe.current;
      const turned = embla.selectedScrollSnap() !== page;
      if (Math.abs(to - from) < swipeThreshold) embla.scrollTo(page);
      else turn(embla, turned ? 0 : Math.sign(from - to));
    }
    embla.on("pointerUp", endSwipe);
    return () => void embla.off("pointerUp", endSwipe);
  }, [embla]);

  return {
    onPointerDown({ clientX }: PointerEvent) {
      swipe.current = { page: embla?.selectedScrollSnap() ?? 0, from: clientX, to: clientX };
    },
    onPointerMove({ clientX }: PointerEvent) {
      swipe.current.to = clientX;
    },
  };
}

function turn(embla: Embla | undefined, step: number): void {
  if (!embla) return;
  const count = embla.scrollSnapList().length;
  embla.scrollTo((embla.selectedScrollSnap() + step + count) % count);
}

/** Keeps the place of somebody who turned the list, or came to a card by key, before this script ran. */
function continueWhereScrolled(embla: Embla): void {
  const list = embla.rootNode();
  const progress = list.scrollLeft / Math.max(1, list.scrollWidth - list.clientWidth);
  const distances = embla.scrollSnapList().map((snap) => Math.abs(snap - progress));
  const shown = list.getBoundingClientRect();
  const focused = embla.slideNodes().findIndex((card) => {
    const { left, right } = card.getBoundingClientRect();
    return card.contains(document.activeElement) && right > shown.left && left < shown.right;
  });
  const page = embla.internalEngine().slideRegistry.findIndex((cards) => cards.includes(focused));
  embla.scrollTo(page >= 0 ? page : distances.indexOf(Math.min(...distances)), true);
  list.scrollLeft = 0;
}
