import { lazy, type ReactElement, type ReactNode, Suspense, useEffect, useRef } from "react";
import styles from "./carousel.module.css";
import { Icon } from "./icon.tsx";

export interface Props {
  /** Cards per page from 48em and from 64em on; on phones it is one. */
  perPage: { medium: 1 | 2; wide: 3 | 4 };
  label: string;
  children: ReactNode[];
}

const icons = { previous: <Icon name="back" />, next: <Icon name="forward" /> };

/** A list of cards that scrolls and snaps: the carousel of pages without script. */
export function CardList({ perPage, label, children }: Props) {
  return (
    <section aria-label={label} className={`${styles.viewport} ${styles.bar}`}>
      <Cards perPage={perPage}>{children}</Cards>
    </section>
  );
}

/**
 * The server sends a list that scrolls. React hydrates it where it is when the script of the carousel
 * has arrived, which is requested when the first one is seen or used.
 */
export function Carousel({ perPage, label, children }: Props) {
  const cards = <Cards perPage={perPage}>{children}</Cards>;
  const place = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!place.current) return;
    return onceSeen(place.current, startLoading);
  }, []);

  return (
    <div ref={place}>
      <Suspense fallback={<PlainList label={label}>{cards}</PlainList>}>
        <Pages label={label} styles={styles} icons={icons}>
          {cards}
        </Pages>
      </Suspense>
    </div>
  );
}

function Cards({ perPage, children }: Pick<Props, "perPage" | "children">) {
  return (
    <ul
      className={styles.cards}
      data-medium={perPage.medium === 1 ? undefined : perPage.medium}
      data-wide={perPage.wide}
    >
      {children}
    </ul>
  );
}

function PlainList({ label, children }: { label: string; children: ReactElement }) {
  return (
    <section aria-label={label} className={styles.viewport}>
      {children}
    </section>
  );
}

let startLoading = () => {};
const needed = new Promise<void>((resolve) => {
  startLoading = resolve;
});

const Pages = lazy(async () => {
  if (!import.meta.env.SSR) await needed;
  return import("./carousel-pages.tsx").catch(() => ({ default: PlainList }));
});

const uses = ["pointerdown", "focusin", "click"] as const;

function onceSeen(element: HTMLElement, act: () => void): () => void {
  const observer = new IntersectionObserver((entries) => {
    if (entries.some(({ isIntersecting }) => isIntersecting)) act();
  });
  // A click may navigate, and React shows no navigation while a carousel waits for its script.
  function actOnUse({ type, target }: Event) {
    if (type === "click" || element.contains(target as Node)) act();
  }

  if (element.contains(document.activeElement)) act();
  observer.observe(element);
  // On the window, because React stops such events at the document.
  for (const type of uses) addEventListener(type, actOnUse, { capture: true });
  return () => {
    observer.disconnect();
    for (const type of uses) removeEventListener(type, actOnUse, { capture: true });
  };
}
