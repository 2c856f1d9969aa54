import type { SubmissionResult } from "@conform-to/dom";
import { CheckboxField } from "#app/ui/fields/checkbox-field.tsx";
import { TextField } from "#app/ui/fields/text-field.tsx";
import { ReplyForm } from "#app/ui/keeping/reply-form.tsx";
import conflictStyles from "#app/ui/sending/conflict-notice.module.css";
import { formFromReply } from "#app/ui/sending/form-reply.ts";
import type { SendFailure } from "#app/ui/sending/send-failure.ts";
import { SubmitButton } from "#app/ui/sending/submit-button.tsx";
import { reviewLabels } from "./fields.ts";
import styles from "./staff-edit.module.css";

const typedNames = ["name", "qualification", "registration", "reviewed", "due"] as const;
const names = [...typedNames, "reads"] as const;

interface Props {
  typed: Record<(typeof typedNames)[number], string>;
  /** Of the words that were shown beside the form. */
  text_hash: string;
  form_key: string;
  language?: string | undefined;
  reply?: { result: SubmissionResult; isChanged: boolean; text_hash: string } | undefined;
  notSent?: SendFailure;
}

export function ReviewForm({ typed, text_hash, form_key, language, reply, notSent }: Props) {
  const { form, fields } = formFromReply("review", names, reply?.result, typed);
  return (
    <ReplyForm form={form} sent={{ reply, notSent }} form_key={form_key} className={styles.form}>
      {reply?.isChanged && (
        <div className={conflictStyles.conflict} role="alert">
          <h3>The text was changed while you were here</h3>
          <p>
            Nothing is recorded yet. If the doctor has read the new text, press Record the check
            again.
          </p>
        </div>
      )}
      <input type="hidden" name="text_hash" value={reply?.text_hash ?? text_hash} />
      <div className={styles.pair}>
        <TextField field={fields.name} label={reviewLabels.name} />
        <TextField field={fields.qualification} label={reviewLabels.qualification} />
        <TextField field={fields.registration} label={reviewLabels.registration} />
      </div>
      <div className={styles.pair}>
        <TextField field={fields.reviewed} label={reviewLabels.reviewed} type="date" />
        <TextField field={fields.due} label={reviewLabels.due} type="date" />
      </div>
      {language && (
        <CheckboxField
          field={fields.reads}
          label={`The doctor reads ${language} fluently, and has compared it with the English`}
        />
      )}
      <div className={styles.actions}>
        <SubmitButton busy="Saving...">Record the check</SubmitButton>
      </div>
    </ReplyForm>
  );
}
