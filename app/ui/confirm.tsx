import styles from "./confirm.module.css";
import { Dialog } from "./dialog.tsx";
import { DialogLink, useKeptSearch } from "./dialog-link.tsx";
import { NotSentNotice } from "./not-sent-notice.tsx";
import { isNotSent } from "./send-failure.ts";
import { SendForm } from "./send-form.tsx";
import { SubmitButton } from "./submit-button.tsx";
import { isUnread, type Unread } from "./unread.ts";
import { UnreadNotice } from "./unread-notice.tsx";

/** Asks before a deletion; `failure` is told where it cannot be read what would be deleted. */
export function ConfirmDelete({
  thing,
  loaded,
  failure,
  advice,
  list,
  reply,
}: {
  thing: string;
  loaded: { what: string } | Unread;
  failure: string;
  advice?: string;
  list: string;
  reply: unknown;
}) {
  return (
    <Dialog title="Confirm Delete" closeTo={useKeptSearch(list)}>
      {isNotSent(reply) && <NotSentNotice notSent={reply.notSent} />}
      {isUnread(loaded) ? (
        <UnreadNotice failure={failure} unread={loaded.unread} />
      ) : (
        <>
          <p className={styles.question}>{`Are you sure you want to delete this ${thing}?`}</p>
          <p className={styles.what}>{loaded.what}</p>
          {advice && <p className={styles.advice}>{advice}</p>}
          <SendForm className={styles.actions}>
            <SubmitButton className={`button ${styles.danger}`} busy="Deleting...">
              Delete
            </SubmitButton>
            <DialogLink className="button quiet" to={list}>
              Cancel
            </DialogLink>
          </SendForm>
        </>
      )}
    </Dialog>
  );
}
