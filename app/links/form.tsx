import { type SubmissionResult, useForm } from "@conform-to/react";
import { Form } from "react-router";
import { Themed } from "#app/theme.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { FormKey } from "#app/ui/form-key.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { SubmitButton } from "#app/ui/submit-button.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { categoryLabels, shownCategories } from "./categories.ts";
import styles from "./form.module.css";
import type { LinkInput } from "./schema.ts";

const choices = [
  { value: "", label: "Select category" },
  ...shownCategories.map((value) => ({ value, label: categoryLabels[value] })),
];

/** The form for adding a link. Without script it works the same. */
export function LinkForm({ form_key, result }: { form_key: string; result?: SubmissionResult }) {
  const [form, fields] = useForm<LinkInput>({ id: "link", lastResult: result });
  return (
    <Themed>
      <Form method="post" className={styles.form} noValidate>
        <ErrorSummary form={form} />
        <FormKey fresh={form_key} result={result} />
        <SelectField field={fields.category} label="Category" data={choices} />
        <TextField
          field={fields.url}
          label="URL"
          description="For example https://www.instagram.com/reel/…"
          type="url"
          autoComplete="off"
        />
        <SubmitButton busy="Creating...">Create Link</SubmitButton>
      </Form>
    </Themed>
  );
}
