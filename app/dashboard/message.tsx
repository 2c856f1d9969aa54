import { useEffect, useRef, useState } from "react";
import { href, Link, useLocation, useNavigation } from "react-router";
import { useHospital } from "#app/hospital/hospital.ts";
import type { Flash } from "#app/requests/flash.server.ts";
import { SendForm } from "#app/ui/sending/send-form.tsx";
import { SubmitButton } from "#app/ui/sending/submit-button.tsx";
import type { Changes } from "#db/audit.ts";
import styles from "./message.module.css";

/** Its place is there before the message, so that screen readers notice when one comes. */
export function Message({ flash }: { flash: Flash | undefined }) {
  const { isBeingSetUp } = useHospital();
  const { formMethod, formAction } = useNavigation();
  const [past, setPast] = useState<Flash>();
  // Beside the errors of the next form it would read as if that were saved.
  const isUndo = formAction === href("/dashboard/Undo") || formAction === flash?.undoAt;
  const isNextSent = formMethod === "POST" && !isUndo;
  if (isNextSent && flash && flash !== past) setPast(flash);
  const { sentence, page, undo, undoAt, next, isUndone } = (flash !== past && flash) || {};
  const message = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (flash?.isUndone) message.current?.focus();
  }, [flash]);
  return (
    <div
      className={sentence && styles.message}
      ref={message}
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: Undo, which had the focus, leads to this page.
      autoFocus={isUndone}
    >
      <p role="status">{sentence}</p>
      {undo && <Undo changes={undo} />}
      {undoAt && (
        <SendForm action={undoAt} replace>
          <UndoButton />
        </SendForm>
      )}
      {next && (
        <Link to={next.path} reloadDocument={next.isFile}>
          {next.title}
        </Link>
      )}
      {page && (
        <a href={page} target="_blank" rel="noopener">
          {isBeingSetUp ? "View the preview" : "View on website"}
          <span className="visually-hidden"> (opens a new tab)</span>
        </a>
      )}
    </div>
  );
}

function Undo({ changes: { first, last } }: { changes: Changes }) {
  const { pathname, search } = useLocation();
  return (
    <SendForm action={href("/dashboard/Undo")} replace>
      <input type="hidden" name="first" value={first} />
      <input type="hidden" name="last" value={last} />
      <input type="hidden" name="return" value={pathname + search} />
      <UndoButton />
    </SendForm>
  );
}

function UndoButton() {
  return (
    <SubmitButton className={styles.undo} busy="Undoing...">
      Undo
    </SubmitButton>
  );
}
