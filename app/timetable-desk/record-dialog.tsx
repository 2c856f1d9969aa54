import type { ReactNode } from "react";
import styles from "#app/timetable/fields.module.css";
import { Dialog } from "#app/ui/dialog.tsx";
import { ReplyForm, type Sent } from "#app/ui/keeping/reply-form.tsx";
import { isLoadFailure, type LoadFailure } from "#app/ui/load-failure.ts";
import { LoadFailureNotice } from "#app/ui/load-failure-notice.tsx";
import { ConflictNotice, type Difference } from "#app/ui/sending/conflict-notice.tsx";
import type { formFromReply } from "#app/ui/sending/form-reply.ts";
import { SubmitButton } from "#app/ui/sending/submit-button.tsx";

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
  loaderData: LoadFailure | { form_key: string };
  version: number | undefined;
  form: ReturnType<typeof formFromReply>["form"];
  sent: Sent & { reply: { differences: Difference[] } | undefined };
  children: ReactNode;
}) {
  const { reply, notSent } = sent;
  return (
    <Dialog title={title} closeTo={closeTo}>
      <title>{`${reply || notSent ? "Error: " : ""}${title}`}</title>
      <ConflictNotice thing={thing} differences={reply?.differences} />
      {isLoadFailure(loaderData) && !reply ? (
        <LoadFailureNotice failure={failure} {...loaderData} />
      ) : (
        <ReplyForm
          form={form}
          sent={sent}
          version={version}
          form_key={isLoadFailure(loaderData) ? "" : loaderData.form_key}
          className={styles.form}
        >
          {children}
          <div className={styles.actions}>
            <SubmitButton busy="Saving...">{version === undefined ? add : "Update"}</SubmitButton>
          </div>
        </ReplyForm>
      )}
    </Dialog>
  );
}
