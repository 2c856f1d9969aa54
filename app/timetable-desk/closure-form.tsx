import type { SubmissionResult } from "@conform-to/react";
import styles from "#app/timetable/fields.module.css";
import { labels, quarters } from "#app/timetable/fields.ts";
import { showTime } from "#app/timetable/range.ts";
import { FormKey } from "#app/ui/fields/form-key.tsx";
import { SelectField } from "#app/ui/fields/select-field.tsx";
import { TextField } from "#app/ui/fields/text-field.tsx";
import { KeptForm } from "#app/ui/keeping/kept-form.tsx";
import { ErrorSummary } from "#app/ui/sending/error-summary.tsx";
import { formFromReply } from "#app/ui/sending/form-reply.ts";
import type { SendFailure } from "#app/ui/sending/send-failure.ts";
import { SubmitButton } from "#app/ui/sending/submit-button.tsx";
import { Themed } from "#app/ui/theme.tsx";
import { DaysFields } from "./days-fields.tsx";

const names = ["name", "first_day", "last_day", "from_at"] as const;

const times = [
  { value: "", label: "The whole day" },
  ...quarters.map((time) => ({ value: String(time), label: `From ${showTime(time)} on` })),
];

export function ClosureForm({
  closure,
  form_key,
  reply,
  notSent,
}: {
  /** What the fields show at first; with a version it is the closure that is edited. */
  closure?: {
    name: string;
    first_day: string;
    last_day: string;
    from_at: number | null;
    version?: number;
  };
  form_key?: string;
  reply?: { result: SubmissionResult; version?: number };
  notSent?: SendFailure;
}) {
  const result = reply?.result ?? {
    initialValue: closure && { ...closure, from_at: String(closure.from_at ?? "") },
  };
  const { form, fields } = formFromReply("closure", names, result as SubmissionResult);
  return (
    <Themed>
      <KeptForm
        version={reply?.version ?? closure?.version}
        reply={reply}
        className={styles.form}
        noValidate
      >
        <ErrorSummary form={form} notSent={notSent} />
        <FormKey fresh={form_key} result={reply?.result} />
        <TextField
          field={fields.name}
          label={labels.name}
          description="Visitors read it, for example Republic Day"
          autoComplete="off"
          autoFocus={!reply}
        />
        <DaysFields {...fields} />
        <SelectField field={fields.from_at} label="Closed on the first day" data={times} />
        <div className={styles.actions}>
          <SubmitButton busy="Saving...">
            {closure?.version === undefined ? "Close the OPD" : "Update"}
          </SubmitButton>
        </div>
      </KeptForm>
    </Themed>
  );
}
