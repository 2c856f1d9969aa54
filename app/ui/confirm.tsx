import type { ReactNode } from "react";
import styles from "./confirm.module.css";
import { Dialog } from "./dialog.tsx";
import { DialogLink, useKeptSearch } from "./dialog-link.tsx";
import { NotSentNotice } from "./not-sent-notice.tsx";
import { isNotSent } from "./send-failure.ts";
import { SendForm } from "./send-form.tsx";
import { SubmitButton } from "./submit-button.tsx";
import { isUnread, type Unread } from "./unread.ts";
import { UnreadNotice } from "./unread-notice.tsx";

interface Question {
  /** What it is about, one or several, unless that cannot be read. */
  what: string | string[] | Unread;
  /** What is told then. */
  failure: string;
  advice?: string;
  /** What else somebody may want to do with it. */
  more?: ReactNode;
  list: string;
  result: unknown;
}

export function Confirm({
  title,
  question,
  what,
  failure,
  advice,
  more,
  list,
  result,
  children,
}: Question & {
  title: string;
  question: string;
  /** The button that says yes, and the fields that go with it. */
  children: ReactNode;
}) {
  return (
    <Dialog title={title} closeTo={useKeptSearch(list)}>
      {isNotSent(result) && <NotSentNotice notSent={result.notSent} />}
      {isUnread(what) ? (
        <UnreadNotice failure={failure} unread={what.unread} />
      ) : (
        <>
          <p className={styles.question}>{question}</p>
          <What what={what} />
          {advice && <p className={styles.advice}>{advice}</p>}
          {more && <p className={styles.advice}>{more}</p>}
          <SendForm className={styles.actions} replace>
            {children}
            <DialogLink className="button quiet" to={list} replace>
              Cancel
            </DialogLink>
          </SendForm>
        </>
      )}
    </Dialog>
  );
}

function What({ what }: { what: string | string[] }) {
  if (typeof what === "string") return <p className={styles.what}>{what}</p>;
  return (
    <ul className={styles.what}>
      {what.map((one, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two may be called the same
        <li key={index}>{one}</li>
      ))}
    </ul>
  );
}

/** `fields` go with the button. */
export function ConfirmDelete({
  thing,
  fields,
  ...question
}: Question & { thing: string; fields?: ReactNode }) {
  return (
    <Confirm
      title="Confirm Delete"
      question={`Are you sure you want to delete ${thing}?`}
      {...question}
    >
      {fields}
      <SubmitButton className={`button ${styles.danger}`} busy="Deleting...">
        Delete
      </SubmitButton>
    </Confirm>
  );
}
