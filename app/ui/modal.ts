import { type KeyboardEvent, type SyntheticEvent, useEffect, useRef } from "react";
import { useNavigate } from "react-router";

/**
 * Props of a `<dialog>` that is a nested route. Without script it is open in the page; script makes it
 * modal: focus stays inside, and Esc navigates to `closeTo`.
 */
export function useModal(closeTo: string) {
  const navigate = useNavigate();
  const ref = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const element = ref.current;
    // Somebody may have begun to type before hydration.
    const inUse = element?.querySelector<HTMLElement>(":focus");
    element?.close();
    element?.showModal?.();
    (inUse ?? startOf(element))?.focus();
    return () => element?.close();
  }, []);

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
