import {
  type KeyboardEvent,
  type ReactNode,
  type SyntheticEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import { Link, useNavigate } from "react-router";
import styles from "./dialog.module.css";

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

/**
 * Props of a `<dialog>` that is a nested route. Without script it is open in the page; script makes it
 * modal: focus stays inside, and Esc navigates to `closeTo`.
 */
export function useModal(closeTo: string) {
  const navigate = useNavigate();
  const ref = useRef<HTMLDialogElement>(null);
  // Remembered before what lies below becomes inert, which takes the focus from it.
  const [opener] = useState(() =>
    typeof document === "undefined" ? null : document.activeElement,
  );

  useEffect(() => {
    const element = ref.current;
    // Somebody may have begun to type before hydration.
    const inUse = element?.querySelector<HTMLElement>(":focus");
    element?.close();
    element?.showModal?.();
    (inUse ?? startOf(element))?.focus();
    return () => {
      element?.close();
      // Once what lies below is not inert any more.
      requestAnimationFrame(() => giveBackFocus(opener));
    };
  }, [opener]);

  // In its place in the history: Back does not open again what was closed.
  function close() {
    void navigate(closeTo, { preventScrollReset: true, replace: true });
  }

  // With no field focused the key does not reach the dialog, and Chromium would close what opens now too.
  useEffect(() => {
    function closeOnEscape(event: globalThis.KeyboardEvent) {
      const isTopmost = ref.current?.open && !ref.current.querySelector("dialog[open]");
      if (event.key !== "Escape" || event.defaultPrevented || !isTopmost) return;
      event.preventDefault();
      close();
    }
    addEventListener("keydown", closeOnEscape);
    return () => removeEventListener("keydown", closeOnEscape);
  });

  return {
    open: true,
    ref,
    onKeyDown(event: KeyboardEvent) {
      onEscape(event, close);
    },
    onCancel(event: SyntheticEvent<HTMLDialogElement>) {
      // A dismissed file picker fires "cancel" too, which bubbles up to here.
      if (event.target !== event.currentTarget || !event.cancelable) return;
      event.preventDefault();
      close();
    },
    // At a second Back gesture in a row Chromium closes a dialog without "cancel".
    onClose({ currentTarget: element }: SyntheticEvent<HTMLDialogElement>) {
      if (element.open) return;
      element.showModal();
      close();
    },
  };
}

function giveBackFocus(opener: Element | null): void {
  if (document.activeElement !== document.body || !(opener instanceof HTMLElement)) return;
  if (opener.isConnected) opener.focus({ preventScroll: true });
}

const starts = [
  "[role=alert][tabindex]",
  "form input:not([type=hidden]), form select, form textarea",
  "h2",
];

/** What is wrong with a form, else its first field; the title of a dialog without fields. */
function startOf(dialog: HTMLElement | null) {
  return starts
    .map((selector) => dialog?.querySelector<HTMLElement>(selector))
    .find((element) => element);
}

/** Handles Esc in place of the browser, which closes dialogs by its own rules. */
export function onEscape(event: KeyboardEvent, act: () => void): void {
  if (event.key !== "Escape" || event.nativeEvent.isComposing) return;
  event.preventDefault();
  event.stopPropagation();
  act();
}
