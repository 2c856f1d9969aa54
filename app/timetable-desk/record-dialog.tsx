import type { SubmissionResult } from "@conform-to/react";
import type { ReactNode } from "react";
import styles from "#app/timetable/fields.module.css";
import { Dialog } from "#app/ui/dialog.tsx";
import { FormKey } from "#app/ui/fields/form-key.tsx";
import { KeptForm } from "#app/ui/keeping/kept-form.tsx";
import { ConflictNotice, type Difference } from "#app/ui/sending/conflict-notice.tsx";
import { ErrorSummary } from "#app/ui/sending/error-summary.tsx";
import type { formFromReply } from "#app/ui/sending/form-reply.ts";
import type { SendFailure } from "#app/ui/sending/send-failure.ts";
import { SubmitButton } from "#app/ui/sending/submit-button.tsx";
import { Themed } from "#app/ui/theme.tsx";
import { isUnread, type Unread } from "#app/ui/unread.ts";
import { UnreadNotice } from "#app/ui/unread-notice.tsx";

interface Reply {
  result: SubmissionResult;
  version?: number;
  differences: Difference[];
}

/** Adds a sitting, a closure or a notice, or edits the one that has a `version`. */
export function RecordDialog({
  title,
  closeTo,
  thing,
  add,
  failure,
  loaderData,
  version,
  form,
  sent,
  children,
}: {
  title: string;
  closeTo: string;
  /** Such as "this closure". */
  thing: string;
  /** What the button says that adds one. */
  add: string;
  failure: string;
  loaderData: Unread | { form_key: string };
  version: number | undefined;
  form: ReturnType<typeof formFromReply>["form"];
  sent: { reply: Reply | undefined; notSent: SendFailure | undefined };
  children: ReactNode;
}) {
  const { reply, notSent } = sent;
  return (
    <Dialog title={title} closeTo={closeTo}>
      <title>{`${reply || notSent ? "Error: " : ""}${title}`}</title>
      {reply && <ConflictNotice thing={thing} differences={reply.differences} />}
      {isUnread(loaderData) && !reply ? (
        <UnreadNotice failure={failure} unread={loaderData.unread} />
      ) : (
        <Themed>
          <KeptForm
            version={reply?.version ?? version}
            reply={reply}
            className={styles.form}
            noValidate
          >
            <ErrorSummary form={form} notSent={notSent} />
            <FormKey
              fresh={isUnread(loaderData) ? "" : loaderData.form_key}
              result={reply?.result}
            />
            {children}
            <div className={styles.actions}>
              <SubmitButton busy="Saving...">{version === undefined ? add : "Update"}</SubmitButton>
            </div>
          </KeptForm>
        </Themed>
      )}
    </Dialog>
  );
}
