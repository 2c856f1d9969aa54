import { Form, Link } from "react-router";
import styles from "./confirm.module.css";
import { Dialog } from "./dialog.tsx";
import { SubmitButton } from "./submit-button.tsx";

/** Asks before something is deleted; Cancel goes back to `closeTo`. `what` names the thing. */
export function ConfirmDelete({
  question,
  what,
  closeTo,
}: {
  question: string;
  what: string;
  closeTo: string;
}) {
  return (
    <Dialog title="Confirm Delete" closeTo={closeTo}>
      <p>{question}</p>
      <p className={styles.what}>{what}</p>
      <Form method="post" className={styles.actions}>
        <SubmitButton className="button danger" busy="Deleting...">
          Delete
        </SubmitButton>
        <Link className="button quiet" to={closeTo} preventScrollReset>
          Cancel
        </Link>
      </Form>
    </Dialog>
  );
}
