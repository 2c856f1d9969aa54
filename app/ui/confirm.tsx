import { Link } from "react-router";
import styles from "./confirm.module.css";
import { Dialog } from "./dialog.tsx";
import { NotSentNotice } from "./not-sent-notice.tsx";
import type { NotSent } from "./send-failure.ts";
import { SendForm } from "./send-form.tsx";
import { SubmitButton } from "./submit-button.tsx";

/**
 * Asks before something is deleted; Cancel goes back to `closeTo`. `what` names the thing, `result`
 * tells why it could not be deleted.
 */
export function ConfirmDelete({
  question,
  what,
  closeTo,
  result,
}: {
  question: string;
  what: string;
  closeTo: string;
  result: NotSent | undefined;
}) {
  return (
    <Dialog title="Confirm Delete" closeTo={closeTo}>
      <NotSentNotice notSent={result?.notSent} />
      <p className={styles.question}>{question}</p>
      <p className={styles.what}>{what}</p>
      <SendForm className={styles.actions}>
        <SubmitButton className={`button ${styles.danger}`} busy="Deleting...">
          Delete
        </SubmitButton>
        <Link className="button quiet" to={closeTo} preventScrollReset>
          Cancel
        </Link>
      </SendForm>
    </Dialog>
  );
}
