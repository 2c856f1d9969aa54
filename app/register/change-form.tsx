import type { SubmissionResult } from "@conform-to/react";
import { SelectField } from "#app/ui/fields/select-field.tsx";
import { TextField } from "#app/ui/fields/text-field.tsx";
import { KeptForm } from "#app/ui/keeping/kept-form.tsx";
import { ErrorSummary } from "#app/ui/sending/error-summary.tsx";
import { beginWith, formFromReply } from "#app/ui/sending/form-reply.ts";
import type { SendFailure } from "#app/ui/sending/send-failure.ts";
import { SubmitButton } from "#app/ui/sending/submit-button.tsx";
import { Themed } from "#app/ui/theme.tsx";
import type { Appointment } from "#db/register/appointments.ts";
import { FeeField } from "./fee-field.tsx";
import styles from "./staff-show.module.css";
import { visitChoices } from "./words.ts";

const names = ["visit", "fee", "note"] as const;

/** What the desk may change of an appointment without moving it. */
export function ChangeForm({
  appointment: { visit, fee, note, version },
  reply,
  notSent,
}: {
  appointment: Appointment;
  reply: { result: SubmissionResult; version: number } | undefined;
  notSent: SendFailure | undefined;
}) {
  const { form, fields } = formFromReply(
    "change",
    names,
    reply?.result ?? beginWith({ visit, fee: String(fee), note }),
  );
  return (
    <Themed>
      <KeptForm
        version={reply?.version ?? version}
        reply={reply}
        className={styles.form}
        noValidate
      >
        <ErrorSummary form={form} notSent={notSent} />
        <SelectField field={fields.visit} label="Visit" data={visitChoices} />
        <FeeField field={fields.fee} />
        <TextField
          field={fields.note}
          label="Note"
          description="For the desk; nothing about the illness"
          autoComplete="off"
        />
        <div>
          <SubmitButton busy="Saving...">Update</SubmitButton>
        </div>
      </KeptForm>
    </Themed>
  );
}
