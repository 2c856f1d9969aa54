import { useId, useLayoutEffect, useRef } from "react";
import dialogStyles from "#app/ui/dialog.module.css";
import { onEscape } from "#app/ui/modal.ts";
import styles from "./leave-question.module.css";

/** `kept`: what was typed can be restored later; a chosen `file` never can. */
export function LeaveQuestion({
  kept,
  file,
  stay,
  leave,
}: {
  kept: boolean;
  file: boolean;
  stay: () => void;
  leave: () => void;
}) {
  const titleId = useId();
  const textId = useId();
  const dialog = useRef<HTMLDialogElement>(null);

  // Closing it before it is removed restores the focus.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.close();
    element?.showModal?.();
    element?.querySelector("button")?.focus();
    return () => element?.close();
  }, []);

  return (
    <dialog
      open
      ref={dialog}
      className={`${dialogStyles.dialog} ${styles.question}`}
      aria-labelledby={titleId}
      aria-describedby={textId}
      onKeyDown={(event) => onEscape(event, stay)}
      onClose={(event) => {
        if (!event.currentTarget.open) stay();
      }}
    >
      <h2 id={titleId}>Leave this form?</h2>
      <p id={textId}>
        {kept
          ? "What you typed is kept on this device for a day, or until you sign out, and is offered when you open the form again."
          : "What you typed will be lost."}
        {kept && file && " The file has to be chosen again."}
      </p>
      <p className="row">
        <button type="button" className="button" onClick={stay}>
          Stay
        </button>
        <button type="button" className="button quiet" onClick={leave}>
          Leave
        </button>
      </p>
    </dialog>
  );
}
