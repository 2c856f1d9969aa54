import { addDays } from "#app/timetable/calendar.ts";
import styles from "#app/timetable/fields.module.css";
import { labels, quarters } from "#app/timetable/fields.ts";
import { showTime, timeChoices } from "#app/timetable/range.ts";
import { showDay } from "#app/timetable/words.ts";
import { SelectField } from "#app/ui/fields/select-field.tsx";
import { EntryField } from "#app/ui/fields/text-field.tsx";
import { ReplyForm, type Sent } from "#app/ui/keeping/reply-form.tsx";
import { formFromReply } from "#app/ui/sending/form-reply.ts";
import { SubmitButton } from "#app/ui/sending/submit-button.tsx";
import { Boxes } from "./boxes.tsx";
import { DaysFields } from "./days-fields.tsx";

const names = ["span", "begins", "first_day", "last_day", "back_at", "from_at", "note"] as const;

const times = timeChoices(quarters);

export function AwayForm({
  name,
  today,
  later,
  inUntil,
  coming,
  form_key,
  ...sent
}: Sent & {
  name: string;
  today: string;
  /** When the present hours end, of a doctor who is in OPD now. */
  inUntil?: number;
  /** When somebody who comes late today would come. */
  later: number;
  /** The OPD of the next days, in words. */
  coming: string[];
  form_key?: string;
}) {
  const tomorrow = addDays(today, 1);
  const time = String(later);
  const shown = { span: "today", first_day: tomorrow, last_day: "", back_at: time, from_at: time };
  const { form, fields } = formFromReply("absence", names, sent.reply?.result, shown);
  const spans = [
    { value: "today", label: `Away today, ${showDay(today)}` },
    { value: "tomorrow", label: `Away tomorrow, ${showDay(tomorrow)}` },
    { value: "both", label: "Away today and tomorrow" },
    { value: "late", label: "Comes late today" },
    { value: "early", label: "Leaves early today" },
    { value: "range", label: "Away on other days" },
  ];
  return (
    <ReplyForm
      form={form}
      sent={sent}
      form_key={form_key}
      className={`${styles.form} ${styles.away}`}
    >
      <Boxes field={fields.span} label="How long?" choices={spans} only focuses={!sent.reply} />
      {inUntil !== undefined && (
        <div className={styles.begins}>
          <Boxes
            field={fields.begins}
            label={`${name} is in OPD now, until ${showTime(inUntil)}. When does the absence begin?`}
            choices={[
              { value: "now", label: "Now" },
              { value: String(inUntil), label: `After this OPD session, at ${showTime(inUntil)}` },
            ]}
            only
          />
        </div>
      )}
      <div className={styles.late}>
        <SelectField field={fields.back_at} label="Comes at" data={times} />
      </div>
      <div className={styles.early}>
        <SelectField field={fields.from_at} label="Leaves at" data={times} />
      </div>
      <div className={styles.range}>
        <DaysFields {...fields} />
      </div>
      <EntryField
        field={fields.note}
        label={`${labels.note} (optional)`}
        description="Anybody can read it. Leave out private reasons."
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
      <p>The absence ends automatically.</p>
      <div className={styles.actions}>
        <SubmitButton busy="Saving...">Save</SubmitButton>
      </div>
    </ReplyForm>
  );
}
