import { type SubmissionResult, useForm } from "@conform-to/react";
import { FormKey } from "#app/ui/fields/form-key.tsx";
import { SelectField } from "#app/ui/fields/select-field.tsx";
import { TextField } from "#app/ui/fields/text-field.tsx";
import { KeptForm } from "#app/ui/keeping/kept-form.tsx";
import { ErrorSummary } from "#app/ui/sending/error-summary.tsx";
import type { SendFailure } from "#app/ui/sending/send-failure.ts";
import { SubmitButton } from "#app/ui/sending/submit-button.tsx";
import { Themed } from "#app/ui/theme.tsx";
import { categoryLabels, shownCategories } from "./categories.ts";
import styles from "./form.module.css";
import type { LinkInput } from "./schema.ts";

const choices = [
  { value: "", label: "Select category" },
  ...shownCategories.map((value) => ({ value, label: categoryLabels[value] })),
];

export function LinkForm({
  form_key,
  reply,
  notSent,
}: {
  form_key: string;
  reply?: SubmissionResult;
  notSent?: SendFailure;
}) {
  const [form, fields] = useForm<LinkInput>({ id: "link", lastResult: reply });
  return (
    <Themed>
      <KeptForm reply={reply} className={styles.form} noValidate>
        <ErrorSummary form={form} notSent={notSent} />
        <FormKey fresh={form_key} result={reply} />
        <SelectField field={fields.category} label="Category" data={choices} autoFocus={!reply} />
        <TextField
          field={fields.url}
          label="URL"
          description="For example https://www.instagram.com/reel/…"
          type="url"
          autoComplete="off"
        />
        <SubmitButton busy="Creating...">Create Link</SubmitButton>
      </KeptForm>
    </Themed>
  );
}
