import type { SubmissionResult } from "@conform-to/react";
import { addDays } from "#app/timetable/calendar.ts";
import styles from "#app/timetable/fields.module.css";
import { labels, quarters } from "#app/timetable/fields.ts";
import { showTime } from "#app/timetable/range.ts";
import { showDay } from "#app/timetable/words.ts";
import { FormKey } from "#app/ui/fields/form-key.tsx";
import { SelectField } from "#app/ui/fields/select-field.tsx";
import { TextField } from "#app/ui/fields/text-field.tsx";
import { valuesOf } from "#app/ui/fields/values-of.ts";
import { KeptForm } from "#app/ui/keeping/kept-form.tsx";
import { ErrorSummary } from "#app/ui/sending/error-summary.tsx";
import { formFromReply } from "#app/ui/sending/form-reply.ts";
import type { SendFailure } from "#app/ui/sending/send-failure.ts";
import { SubmitButton } from "#app/ui/sending/submit-button.tsx";
import { Themed } from "#app/ui/theme.tsx";
import { Boxes } from "./boxes.tsx";
import { DaysFields } from "./days-fields.tsx";

const names = ["span", "first_day", "last_day", "back_at", "note"] as const;

const times = quarters.map((time) => ({ value: String(time), label: showTime(time) }));

export function AwayForm({
  today,
  later,
  coming,
  form_key,
  reply,
  notSent,
}: {
  today: string;
  /** When somebody who comes late today would come. */
  later: number;
  /** The OPD of the next days, in words. */
  coming: string[];
  form_key?: string;
  reply?: { result: SubmissionResult };
  notSent?: SendFailure;
}) {
  const tomorrow = addDays(today, 1);
  const result = reply?.result ?? {
    initialValue: { span: "today", first_day: today, last_day: tomorrow, back_at: String(later) },
  };
  const { form, fields } = formFromReply("absence", names, result as SubmissionResult);
  const choices = [
    { value: "today", label: `Away today, ${showDay(today)}` },
    { value: "tomorrow", label: "Today and tomorrow" },
    { value: "late", label: "Late today; comes at the time below" },
    { value: "range", label: "From … to …, the days below" },
  ];
  return (
    <Themed>
      <KeptForm reply={reply} className={styles.form} noValidate>
        <ErrorSummary form={form} notSent={notSent} />
        <FormKey fresh={form_key} result={reply?.result} />
        <Boxes
          field={fields.span}
          label="How long?"
          choices={choices}
          chosen={valuesOf(result.initialValue?.span)}
          only
        />
        <div className={styles.actions}>
          <SubmitButton busy="Saving...">Save</SubmitButton>
        </div>
        <SelectField field={fields.back_at} label="Late today: comes at" data={times} />
        <DaysFields {...fields} />
        <TextField
          field={fields.note}
          label={`${labels.note} (optional)`}
          description="Anybody can read it. Leave out private reasons."
          autoComplete="off"
        />
        <div className={styles.told}>
          <p>
            <strong>OPD of the next 7 days</strong>
          </p>
          {coming.length > 0 ? (
            coming.map((line) => <p key={line}>{line}</p>)
          ) : (
            <p>No OPD in the timetable.</p>
          )}
        </div>
        <p>It ends by itself.</p>
      </KeptForm>
    </Themed>
  );
}
