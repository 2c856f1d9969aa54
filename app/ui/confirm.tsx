import styles from "./confirm.module.css";
import { Dialog } from "./dialog.tsx";
import { DialogLink, useKeptSearch } from "./dialog-link.tsx";
import { NotSentNotice } from "./not-sent-notice.tsx";
import type { NotSent } from "./send-failure.ts";
import { SendForm } from "./send-form.tsx";
import { SubmitButton } from "./submit-button.tsx";

export function ConfirmDelete({
  thing,
  what,
  advice,
  list,
  result,
}: {
  thing: string;
  what: string;
  advice?: string;
  list: string;
  result: NotSent | undefined;
}) {
  return (
    <Dialog title="Confirm Delete" closeTo={useKeptSearch(list)}>
      <NotSentNotice notSent={result?.notSent} />
      <p className={styles.question}>{`Are you sure you want to delete this ${thing}?`}</p>
      <p className={styles.what}>{what}</p>
      {advice && <p className={styles.advice}>{advice}</p>}
      <SendForm className={styles.actions} replace>
        <SubmitButton className={`button ${styles.danger}`} busy="Deleting...">
          Delete
        </SubmitButton>
        <DialogLink className="button quiet" to={list} replace>
          Cancel
        </DialogLink>
      </SendForm>
    </Dialog>
  );
}
