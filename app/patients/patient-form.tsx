import { CheckboxField } from "#app/ui/fields/checkbox-field.tsx";
import { SelectField } from "#app/ui/fields/select-field.tsx";
import { EntryField } from "#app/ui/fields/text-field.tsx";
import { ReplyForm, type Sent } from "#app/ui/keeping/reply-form.tsx";
import { formFromReply } from "#app/ui/sending/form-reply.ts";
import { labels, personNames } from "./labels.ts";
import styles from "./patient-form.module.css";
import { languages, messageAnswers, sexes } from "./words.ts";

const names = [...personNames, "no_phone"] as const;

export function PatientForm({
  typed,
  version,
  sent,
}: {
  typed: { phone: string };
  version: number;
  sent: Sent;
}) {
  const stored = { ...typed, no_phone: typed.phone === "" ? "on" : "" };
  const { form, fields } = formFromReply("patient", names, sent.reply?.result, stored);
  return (
    <ReplyForm form={form} sent={sent} version={version} className={styles.form} button="Update">
      <EntryField field={fields.name} label={labels.name} />
      <EntryField field={fields.phone} label={labels.phone} inputMode="tel" />
      <CheckboxField field={fields.no_phone} label="No phone" />
      <EntryField
        field={fields.age}
        label={labels.age}
        description="34, 8 m, 20 d or a date of birth"
      />
      <SelectField field={fields.sex} label={labels.sex} data={sexes} />
      <EntryField field={fields.guardian} label={labels.guardian} />
      <EntryField field={fields.place} label={labels.place} />
      <EntryField field={fields.reference} label={labels.reference} />
      <SelectField field={fields.language} label={labels.language} data={languages} />
      <SelectField field={fields.messages} label={labels.messages} data={messageAnswers} />
    </ReplyForm>
  );
}
