import type { SubmissionResult } from "@conform-to/react";
import { CheckboxField } from "#app/ui/fields/checkbox-field.tsx";
import { SelectField } from "#app/ui/fields/select-field.tsx";
import { TextField } from "#app/ui/fields/text-field.tsx";
import { KeptForm } from "#app/ui/keeping/kept-form.tsx";
import { ErrorSummary } from "#app/ui/sending/error-summary.tsx";
import { beginWith, formFromReply } from "#app/ui/sending/form-reply.ts";
import type { SendFailure } from "#app/ui/sending/send-failure.ts";
import { SubmitButton } from "#app/ui/sending/submit-button.tsx";
import { Themed } from "#app/ui/theme.tsx";
import { labels } from "./labels.ts";
import styles from "./patient-form.module.css";
import { languages, messageAnswers, sexes } from "./words.ts";

const names = [
  "name",
  "phone",
  "no_phone",
  "age",
  "sex",
  "guardian",
  "place",
  "reference",
  "language",
  "messages",
] as const;

/** The card of a person. */
export function PatientForm({
  typed,
  version,
  reply,
  notSent,
}: {
  typed: { phone: string };
  version: number;
  reply: { result: SubmissionResult } | undefined;
  notSent: SendFailure | undefined;
}) {
  const stored = { ...typed, no_phone: typed.phone === "" ? "on" : "" };
  const { form, fields } = formFromReply("patient", names, reply?.result ?? beginWith(stored));
  return (
    <Themed>
      <KeptForm version={version} reply={reply} className={styles.form} noValidate>
        <ErrorSummary form={form} notSent={notSent} />
        <TextField field={fields.name} label={labels.name} autoComplete="off" />
        <TextField field={fields.phone} label={labels.phone} inputMode="tel" autoComplete="off" />
        <CheckboxField field={fields.no_phone} label="No phone" />
        <TextField
          field={fields.age}
          label={labels.age}
          description="34, 8 m, 20 d or a date of birth"
          autoComplete="off"
        />
        <SelectField field={fields.sex} label={labels.sex} data={sexes} />
        <TextField field={fields.guardian} label={labels.guardian} autoComplete="off" />
        <TextField field={fields.place} label={labels.place} autoComplete="off" />
        <TextField field={fields.reference} label={labels.reference} autoComplete="off" />
        <SelectField field={fields.language} label={labels.language} data={languages} />
        <SelectField field={fields.messages} label={labels.messages} data={messageAnswers} />
        <div>
          <SubmitButton busy="Saving...">Update</SubmitButton>
        </div>
      </KeptForm>
    </Themed>
  );
}
