import { SelectField } from "#app/ui/fields/select-field.tsx";
import { EntryField } from "#app/ui/fields/text-field.tsx";
import { ReplyForm, type Sent } from "#app/ui/keeping/reply-form.tsx";
import { formFromReply } from "#app/ui/sending/form-reply.ts";
import { SubmitButton } from "#app/ui/sending/submit-button.tsx";
import { categoryLabels, shownCategories } from "./categories.ts";
import styles from "./form.module.css";

const choices = [
  { value: "", label: "Select category" },
  ...shownCategories.map((value) => ({ value, label: categoryLabels[value] })),
];

export function LinkForm({ form_key, sent }: { form_key: string; sent: Sent }) {
  const { form, fields } = formFromReply("link", ["category", "url"], sent.reply?.result);
  return (
    <ReplyForm form={form} sent={sent} form_key={form_key} className={styles.form}>
      <SelectField
        field={fields.category}
        label="Category"
        data={choices}
        autoFocus={!sent.reply}
      />
      <EntryField
        field={fields.url}
        label="URL"
        description="For example https://www.instagram.com/reel/…"
        type="url"
      />
      <SubmitButton busy="Creating...">Create Link</SubmitButton>
    </ReplyForm>
  );
}
