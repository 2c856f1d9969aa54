import { SelectField } from "#app/ui/fields/select-field.tsx";
import { EntryField } from "#app/ui/fields/text-field.tsx";
import { ReplyForm, type Sent } from "#app/ui/keeping/reply-form.tsx";
import { formFromReply } from "#app/ui/sending/form-reply.ts";
import type { Appointment } from "#db/register/appointments.ts";
import { FeeField } from "./fee-field.tsx";
import styles from "./staff-show.module.css";
import { visitChoices } from "./words.ts";

const names = ["visit", "fee", "note"] as const;

/** What the desk may change of an appointment without moving it. */
export function ChangeForm({
  appointment: { visit, fee, note, version },
  sent,
}: {
  appointment: Appointment;
  sent: Sent;
}) {
  const first = { visit, fee: String(fee), note };
  const { form, fields } = formFromReply("change", names, sent.reply?.result, first);
  return (
    <ReplyForm form={form} sent={sent} version={version} className={styles.form} button="Update">
      <SelectField field={fields.visit} label="Visit" data={visitChoices} />
      <FeeField field={fields.fee} />
      <EntryField
        field={fields.note}
        label="Note"
        description="For the desk; nothing about the illness"
      />
    </ReplyForm>
  );
}
