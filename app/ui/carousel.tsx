import type { EmblaCarouselType as EmblaCarousel } from "embla-carousel";
import useEmblaCarousel from "embla-carousel-react";
import { type ReactNode, useEffect, useRef, useSyncExternalStore } from "react";
import { Icon } from "./icon.tsx";
import styles from "./strip.module.css";

interface Props {
  /** How many cards a page shows: on phones, from 48em on, from 64em on. */
  pages: "1/2/3" | "1/1/3" | "1/1/4";
  /** What the carousel holds, for those who hear the page. */
  label: string;
  /** The cards, with keys. */
  children: ReactNode[];
}

/** In pixels, as the specification says in section 9. */
const swipeThreshold = 10;
const mostDots = 8;

/** A strip of cards that is swiped natively: what a carousel is without script, and all it is in lite. */
export function ScrollStrip({ pages, label, children }: Props) {
  return (
    <section aria-label={label} className={`${styles.viewport} ${styles.bar}`}>
      <Cards pages={pages}>{children}</Cards>
    </section>
  );
}

/**
 * A carousel: the server sends a strip to swipe, script makes it turn page by page and start again
 * at either end. Both take the same room.
 */
export function Strip({ pages, label, children }: Props) {
  const [viewport, carousel] = useEmblaCarousel({
    align: "start",
    slidesToScroll: "auto",
    dragThreshold: swipeThreshold,
    breakpoints: { "(prefers-reduced-motion: reduce)": { duration: 0 } },
  });
  const [page, count] = usePage(carousel);
  const swipe = useRef({ page: 0, from: 0, to: 0 });

  useEffect(() => {
    if (!carousel) return;
    continueWhereScrolled(carousel);
    // Embla itself turns only on a longer or faster swipe, and never past an end.
    function endSwipe(carousel: EmblaCarousel) {
      const { page, from, to } = swipe.current;
      const turned = carousel.selectedScrollSnap() !== page;
      const swiped = Math.abs(to - from) >= swipeThreshold;
      turn(carousel, swiped && !turned ? Math.sign(from - to) : 0);
    }
    carousel.on("pointerUp", endSwipe);
    return () => void carousel.off("pointerUp", endSwipe);
  }, [carousel]);

  return (
    <section
      aria-roledescription="carousel"
      aria-label={label}
      data-live={carousel && ""}
      onKeyDown={({ key }) => {
        if (key === "ArrowLeft") turn(carousel, -1);
        if (key === "ArrowRight") turn(carousel, 1);
      }}
    >
      <div
        ref={viewport}
        className={styles.viewport}
        onPointerDown={({ clientX }) => {
          swipe.current = {
            page: carousel?.selectedScrollSnap() ?? 0,
            from: clientX,
            to: clientX,
          };
        }}
        onPointerMove={({ clientX }) => {
          swipe.current.to = clientX;
        }}
      >
        <Cards pages={pages}>{children}</Cards>
      </div>
      <div className={styles.controls}>
        {count > 1 && (
          <>
            <button type="button" aria-label="Previous page" onClick={() => turn(carousel, -1)}>
              <Icon name="back" />
            </button>
            {count <= mostDots &&
              Array.from({ length: count }, (_, index) => (
                <button
                  // biome-ignore lint/suspicious/noArrayIndexKey: a dot is nothing but its number
                  key={index}
                  type="button"
                  className={styles.dot}
                  aria-label={`Page ${index + 1}`}
                  aria-current={index === page || undefined}
                  onClick={() => carousel?.scrollTo(index)}
                />
              ))}
            <p role="status" className={count <= mostDots ? "visually-hidden" : undefined}>
              Page {page + 1} of {count}
            </p>
            <button type="button" aria-label="Next page" onClick={() => turn(carousel, 1)}>
              <Icon name="forward" />
            </button>
          </>
        )}
      </div>
    </section>
  );
}

function Cards({ pages, children }: Pick<Props, "pages" | "children">) {
  return (
    <ul className={styles.cards} data-pages={pages}>
      {children}
    </ul>
  );
}

/** The page that shows, from 0, and how many there are; 0 as long as script does not run. */
function usePage(carousel?: EmblaCarousel): [page: number, count: number] {
  const known = useSyncExternalStore(
    (tell) => {
      carousel?.on("select", tell).on("reInit", tell);
      return () => carousel?.off("select", tell).off("reInit", tell);
    },
    () =>
      carousel ? `${carousel.selectedScrollSnap()}/${carousel.scrollSnapList().length}` : "0/0",
    () => "0/0",
  );
  const [page = 0, count = 0] = known.split("/").map(Number);
  return [page, count];
}

/** Turns pages on or back; after the last comes the first. */
function turn(carousel: EmblaCarousel | undefined, step: number): void {
  if (!carousel) return;
  const count = carousel.scrollSnapList().length;
  carousel.scrollTo((carousel.selectedScrollSnap() + step + count) % count);
}

/** Someone may have swiped before script was there: the carousel begins at the card they see. */
function continueWhereScrolled(carousel: EmblaCarousel): void {
  const root = carousel.rootNode();
  const first = Math.round(root.scrollLeft / (carousel.slideNodes()[0]?.offsetWidth ?? 1));
  const { slideRegistry } = carousel.internalEngine();
  carousel.scrollTo(
    slideRegistry.findIndex((slides) => slides.includes(first)),
    true,
  );
  root.scrollLeft = 0;
}
