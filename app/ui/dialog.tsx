import {
  type KeyboardEvent,
  type ReactNode,
  type SyntheticEvent,
  useEffect,
  useId,
  useRef,
} from "react";
import { Link, useNavigate } from "react-router";
import styles from "./dialog.module.css";

/**
 * A nested route shown over its list. Without script it is an open dialog beside the inert list;
 * script makes it modal, and Esc navigates to `closeTo`.
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
    // Somebody may have begun to type before hydration.
    const inUse = element?.querySelector<HTMLElement>(":focus");
    element?.close();
    element?.showModal?.();
    (inUse ?? element?.querySelector<HTMLElement>("[role=alert][tabindex], h2"))?.focus();
    return () => element?.close();
  }, []);

  function goBack() {
    navigate(closeTo, { preventScrollReset: true });
  }

  function cancel(event: SyntheticEvent<HTMLDialogElement>) {
    // A dismissed file picker fires "cancel" too, which bubbles up to here.
    if (event.target !== event.currentTarget || !event.cancelable) return;
    event.preventDefault();
    goBack();
  }

  // At a second Back gesture in a row Chromium closes a dialog without "cancel".
  function reopen({ currentTarget: element }: SyntheticEvent<HTMLDialogElement>) {
    if (element.open) return;
    element.showModal();
    goBack();
  }

  return (
    <dialog
      open
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={titleId}
      onKeyDown={(event) => onEscape(event, goBack)}
      onCancel={cancel}
      onClose={reopen}
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

/** Handles Esc in place of the browser, which closes dialogs by its own rules. */
export function onEscape(event: KeyboardEvent, act: () => void): void {
  if (event.key !== "Escape" || event.nativeEvent.isComposing) return;
  event.preventDefault();
  event.stopPropagation();
  act();
}
