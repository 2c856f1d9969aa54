import { type SubmissionResult, useForm } from "@conform-to/react";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { FormKey } from "#app/ui/form-key.tsx";
import { KeptForm } from "#app/ui/kept-form.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import type { SendFailure } from "#app/ui/send-failure.ts";
import { SubmitButton } from "#app/ui/submit-button.tsx";
import { TextField } from "#app/ui/text-field.tsx";
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
