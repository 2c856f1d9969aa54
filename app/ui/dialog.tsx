import { type ReactNode, useEffect, useId, useState } from "react";
import { Link } from "react-router";
import styles from "./dialog.module.css";
import { useModal } from "./modal.ts";

/** A nested route shown over its list, which is `inert` in the HTML already. */
export function Dialog({
  title,
  closeTo,
  children,
}: {
  title: string;
  closeTo: string;
  children: ReactNode;
}) {
  const titleId = useId();
  useReturnedFocus();
  const modal = useModal(closeTo);

  return (
    <dialog {...modal} className={styles.dialog} aria-labelledby={titleId}>
      <header className={styles.header}>
        <h2 id={titleId} tabIndex={-1}>
          {title}
        </h2>
        <Link to={closeTo} replace preventScrollReset className={styles.close}>
          Close
        </Link>
      </header>
      {children}
    </dialog>
  );
}

/** To what had it before what lies below became inert. */
function useReturnedFocus(): void {
  const [opener] = useState(() => globalThis.document?.activeElement as HTMLElement | null);
  useEffect(
    () => () => {
      // Once that is not inert any more.
      requestAnimationFrame(() => {
        if (document.activeElement === document.body) opener?.focus({ preventScroll: true });
      });
    },
    [opener],
  );
}
