import type { SubmissionResult } from "@conform-to/dom";
import { stateLabels, states } from "#app/careers/states.ts";
import { TextAreaField } from "#app/ui/fields/text-area-field.tsx";
import { ReplyForm } from "#app/ui/keeping/reply-form.tsx";
import { ConflictNotice, type Difference } from "#app/ui/sending/conflict-notice.tsx";
import { formFromReply } from "#app/ui/sending/form-reply.ts";
import type { NotSent } from "#app/ui/sending/send-failure.ts";
import { useBusy } from "#app/ui/sending/send-form.tsx";
import { useReply } from "#app/ui/sending/use-reply.ts";
import type { Application } from "#db/applications/applications.ts";
import type { ApplicationState } from "#db/schema.ts";
import styles from "./staff-form.module.css";
import { StateBadge } from "./state-badge.tsx";

export const stateFieldset = "application-state";

interface Reply {
  result: SubmissionResult;
  version: number;
  /** As a colleague saved it meanwhile. */
  state?: ApplicationState;
  differences?: Difference[];
}

/** State and notes in one form: whatever button is pressed, what was typed is saved with it. */
export function StaffForm({
  application,
  actionData,
}: {
  application: Application;
  actionData: Reply | NotSent | undefined;
}) {
  const sent = useReply(actionData);
  const { reply } = sent;
  const { notes, version } = application;
  const { form, fields } = formFromReply("application", ["notes"], reply?.result, { notes });
  const state = reply?.state ?? application.state;
  return (
    <>
      <ConflictNotice
        thing="this application"
        differences={reply?.differences}
        button="a button again"
      />
      <ReplyForm
        form={form}
        sent={sent}
        version={version}
        className={`panel ${styles.form}`}
        button="Save notes"
      >
        <StateButtons state={state} />
        <TextAreaField
          field={fields.notes}
          label="Notes"
          description="For staff only. They go with the application, after 12 months at the latest."
          rows={6}
        />
      </ReplyForm>
    </>
  );
}

function StateButtons({ state }: { state: ApplicationState }) {
  const sending = useBusy();
  return (
    <fieldset id={stateFieldset} tabIndex={-1} className={styles.states}>
      <legend>
        State: <StateBadge state={state} />
      </legend>
      {states
        .filter((other) => other !== state)
        .map((other) => (
          <button
            key={other}
            type="submit"
            name="state"
            value={other}
            className="button quiet"
            aria-disabled={sending}
          >
            <span className="visually-hidden">Change to </span>
            {stateLabels[other]}
          </button>
        ))}
    </fieldset>
  );
}
