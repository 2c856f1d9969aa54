import { lazy, type ReactElement, type ReactNode } from "react";
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
 * The server sends a list that scrolls, with buttons. React hydrates it where it is when somebody has
 * used it and the script of the carousel has arrived: without a boundary, since React would build anew what stands in one
 * if a browser has translated it meanwhile.
 */
export function Carousel({ perPage, label, children }: Props) {
  const cards = <Cards perPage={perPage}>{children}</Cards>;
  return (
    <div data-enhance>
      <Pages
        label={label}
        styles={styles}
        icons={icons}
        isOnePageWide={children.length <= perPage.wide}
      >
        {cards}
      </Pages>
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

const Pages = lazy(() => import("./carousel-pages.tsx").catch(() => ({ default: PlainList })));
