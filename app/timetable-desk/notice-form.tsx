import type { SubmissionResult } from "@conform-to/react";
import styles from "#app/timetable/fields.module.css";
import { labels } from "#app/timetable/fields.ts";
import { FormKey } from "#app/ui/fields/form-key.tsx";
import { TextAreaField } from "#app/ui/fields/text-area-field.tsx";
import { TextField } from "#app/ui/fields/text-field.tsx";
import { KeptForm } from "#app/ui/keeping/kept-form.tsx";
import { ErrorSummary } from "#app/ui/sending/error-summary.tsx";
import { formFromReply } from "#app/ui/sending/form-reply.ts";
import type { SendFailure } from "#app/ui/sending/send-failure.ts";
import { SubmitButton } from "#app/ui/sending/submit-button.tsx";
import { Themed } from "#app/ui/theme.tsx";
import { DaysFields } from "./days-fields.tsx";

const names = ["text", "link", "first_day", "last_day"] as const;

export function NoticeForm({
  notice,
  form_key,
  reply,
  notSent,
}: {
  /** What the fields show at first; with a version it is the notice that is edited. */
  notice?: { text: string; link: string; first_day: string; last_day: string; version?: number };
  form_key?: string;
  reply?: { result: SubmissionResult; version?: number };
  notSent?: SendFailure;
}) {
  const result = reply?.result ?? { initialValue: notice && { ...notice } };
  const { form, fields } = formFromReply("notice", names, result as SubmissionResult);
  return (
    <Themed>
      <KeptForm
        version={reply?.version ?? notice?.version}
        reply={reply}
        className={styles.form}
        noValidate
      >
        <ErrorSummary form={form} notSent={notSent} />
        <FormKey fresh={form_key} result={reply?.result} />
        <TextAreaField
          field={fields.text}
          label={labels.text}
          description="Visitors read it at the top of every page on these days."
          rows={3}
          autoFocus={!reply}
        />
        <TextField
          field={fields.link}
          label={`${labels.link} (optional)`}
          description="A page of this website, such as /careers, or a web address"
          autoComplete="off"
        />
        <DaysFields {...fields} />
        <div className={styles.actions}>
          <SubmitButton busy="Saving...">
            {notice?.version === undefined ? "Publish" : "Update"}
          </SubmitButton>
        </div>
      </KeptForm>
    </Themed>
  );
}
