import { type ReactNode, type SyntheticEvent, useEffect, useId, useRef } from "react";
import { Link, useNavigate } from "react-router";
import styles from "./dialog.module.css";

/**
 * A nested route shown over its list. Plain HTML opens it as part of the page, with the list behind
 * it inert; script makes it modal: focus stays inside, and Esc goes back to `closeTo`.
 */
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
  const navigate = useNavigate();
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const element = dialog.current;
    element?.close();
    element?.showModal?.();
    element?.querySelector<HTMLElement>("[role=alert][tabindex], h2")?.focus();
    return () => element?.close();
  }, []);

  function goBack(event: SyntheticEvent<HTMLDialogElement>) {
    // A file picker that is left without a choice says "cancel" too, and must not close the form.
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    navigate(closeTo, { preventScrollReset: true });
  }

  // Chromium closes a dialog without asking at the second Esc or Back gesture in a row.
  function goBackIfClosed(event: SyntheticEvent<HTMLDialogElement>) {
    if (event.currentTarget.open) return;
    event.currentTarget.showModal();
    goBack(event);
  }

  return (
    <dialog
      open
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={titleId}
      onCancel={goBack}
      onClose={goBackIfClosed}
    >
      <header className={styles.header}>
        <h2 id={titleId} tabIndex={-1}>
          {title}
        </h2>
        <Link to={closeTo} preventScrollReset className={styles.close}>
          Close
        </Link>
      </header>
      {children}
    </dialog>
  );
}
