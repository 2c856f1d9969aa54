import { href } from "react-router";
import { z } from "zod";
import { requireStaff } from "#app/auth/guard.ts";
import { undoPath } from "#app/patients/undo-path.server.ts";
import { actOnForm } from "#app/requests/act-on-form.server.ts";
import { orLoadFailure } from "#app/requests/failure.server.ts";
import { redirectWithFlash } from "#app/requests/flash.server.ts";
import { orNotFound } from "#app/requests/http.ts";
import { differencesOf } from "#app/timetable/compare.ts";
import fieldStyles from "#app/timetable/fields.module.css";
import { quarters } from "#app/timetable/fields.ts";
import { showTime, timeChoices } from "#app/timetable/range.ts";
import { readClock } from "#app/timetable/timetable.server.ts";
import { Dialog } from "#app/ui/dialog.tsx";
import { NumberField } from "#app/ui/fields/number-field.tsx";
import { SelectField } from "#app/ui/fields/select-field.tsx";
import { IfLoaded } from "#app/ui/if-loaded.tsx";
import { ReplyForm } from "#app/ui/keeping/reply-form.tsx";
import { isLoadFailure } from "#app/ui/load-failure.ts";
import { ConflictNotice } from "#app/ui/sending/conflict-notice.tsx";
import { formFromReply } from "#app/ui/sending/form-reply.ts";
import { sending } from "#app/ui/sending/send.ts";
import { SubmitButton } from "#app/ui/sending/submit-button.tsx";
import { useReply } from "#app/ui/sending/use-reply.ts";
import { maxTokens, updateQueue } from "#db/register/queues.ts";
import { queueStates } from "#db/schema.ts";
import type { Route } from "./+types/staff-queue";
import { whyTooOld } from "./outcome.server.ts";
import { placeOfQueue, requireQueue } from "./queue.server.ts";
import { extraTime, wholeNumber } from "./schema.ts";
import { queueForm } from "./staff-inputs.ts";
import { queueStateNames, sayQueue, showPlace } from "./words.ts";

const failure = "Failed to update the queue";

const times = timeChoices(quarters);

const labels = {
  state: "State",
  back_at: "Paused until (optional)",
  given: "Tokens given, on paper too",
} as const;

export const reads = [queueForm];

export const meta: Route.MetaFunction = () => [{ title: "Pause, end" }];

const schema = z.object({
  state: z.enum(queueStates, { error: "Choose a state." }),
  back_at: extraTime.transform((minute) => (minute === undefined ? null : Number(minute))),
  given: wholeNumber("Tokens", maxTokens),
});

export function loader({ params }: Route.LoaderArgs) {
  return orLoadFailure(() => {
    const queue = requireQueue(params.queue);
    const { state, back_at, given, version } = queue;
    const back = back_at === null ? "" : String(back_at);
    return {
      typed: { state, back_at: back, given: String(given) },
      version,
      place: showPlace(queue, readClock().day),
    };
  });
}

function inWords({ state, back_at, given }: z.output<typeof schema>) {
  return {
    state: queueStateNames[state],
    back_at: back_at === null ? "" : showTime(back_at),
    given: String(given),
  };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const staff = requireStaff(context);
  const input = { form: queueForm, schema, failure };
  return actOnForm(request, input, async (value, { version, refuse, compare }) => {
    const old = whyTooOld(requireQueue(params.queue), staff);
    if (old) return refuse({ "": [old] });
    const { state, back_at, given } = value;
    const fields = { state, given, back_at: state === "paused" ? back_at : null };
    const saved = orNotFound(updateQueue(params.queue, version, fields, staff));
    if (saved.conflict) {
      const { current } = saved;
      return compare(differencesOf(labels, inWords(current), inWords(fields)), current.version);
    }
    return redirectWithFlash(placeOfQueue(saved.after), {
      sentence: sayQueue(saved.after),
      undoAt: undoPath(saved.after.id, staff),
    });
  });
}

export const clientAction = sending<Route.ClientActionArgs>(failure);

const names = ["state", "back_at", "given"] as const;

export default function EditQueue({ loaderData, actionData }: Route.ComponentProps) {
  const sent = useReply(actionData);
  const read = isLoadFailure(loaderData) ? undefined : loaderData;
  const { form, fields } = formFromReply("queue", names, sent.reply?.result, read?.typed);
  return (
    <Dialog title="Pause, end or begin at" closeTo={href("/dashboard/Register")}>
      <IfLoaded data={loaderData} failure="Failed to fetch appointments">
        {({ place, version }) => (
          <>
            <p>{place}</p>
            <ConflictNotice thing="this" differences={sent.reply?.differences} button="Save" />
            <ReplyForm form={form} sent={sent} version={version} className={fieldStyles.form}>
              <SelectField
                field={fields.state}
                label={labels.state}
                data={queueStates.map((value) => ({ value, label: queueStateNames[value] }))}
              />
              <SelectField
                field={fields.back_at}
                label={labels.back_at}
                data={[{ value: "", label: "Not known" }, ...times]}
              />
              <NumberField
                field={fields.given}
                label={labels.given}
                description="The next one gets the number after it. It is never lowered."
              />
              <div className={fieldStyles.actions}>
                <SubmitButton busy="Saving...">Save</SubmitButton>
              </div>
            </ReplyForm>
          </>
        )}
      </IfLoaded>
    </Dialog>
  );
}
