import { href, Link } from "react-router";
import { z } from "zod";
import { requireStaff } from "#app/auth/guard.ts";
import { optionalLine } from "#app/forms/text-rules.ts";
import { maxFollowUpDays } from "#app/patients/follow-ups.server.ts";
import { actOnForm } from "#app/requests/act-on-form.server.ts";
import { orLoadFailure } from "#app/requests/failure.server.ts";
import { redirectWithFlash } from "#app/requests/flash.server.ts";
import { orNotFound } from "#app/requests/http.ts";
import { differencesOf } from "#app/timetable/compare.ts";
import fieldStyles from "#app/timetable/fields.module.css";
import { NumberField } from "#app/ui/fields/number-field.tsx";
import { SelectField } from "#app/ui/fields/select-field.tsx";
import { EntryField } from "#app/ui/fields/text-field.tsx";
import { ReplyForm } from "#app/ui/keeping/reply-form.tsx";
import { isLoadFailure } from "#app/ui/load-failure.ts";
import { LoadFailureNotice } from "#app/ui/load-failure-notice.tsx";
import { ConflictNotice } from "#app/ui/sending/conflict-notice.tsx";
import { formFromReply } from "#app/ui/sending/form-reply.ts";
import { sending } from "#app/ui/sending/send.ts";
import { SubmitButton } from "#app/ui/sending/submit-button.tsx";
import { useReply } from "#app/ui/sending/use-reply.ts";
import { findDoctor } from "#db/doctors/doctors.ts";
import { findDeskDoctor, saveDeskDoctor } from "#db/register/desk-doctors.ts";
import { tokensShown } from "#db/schema.ts";
import type { Route } from "./+types/staff-doctor";
import { feeField, wholeNumber } from "./schema.ts";
import { deskDoctorForm } from "./staff-inputs.ts";

const failure = "Failed to save how the doctor gives tokens";

const shownNames = {
  all: "The number that is being seen, and how many were given",
  now: "The number that is being seen",
  no: "Nothing of tokens",
} as const;

const labels = {
  shown: "What visitors read",
  most_tokens: "Most tokens in these hours",
  minutes_each: "Minutes for each patient",
  registration: "Registration number of the doctor",
  follow_up_days: "Days of a follow-up",
  follow_up_fee: "Fee of a follow-up in rupees",
  video_fee: "Fee of a video call in rupees",
} as const;

export const reads = [deskDoctorForm];

export const meta: Route.MetaFunction = () => [{ title: "Doctor at the front desk" }];

/** Without a number it is that of the hospital, or of a visit. */
const optional = (field: z.ZodType<number, string | undefined>) =>
  z
    .string()
    .optional()
    .transform((typed) => typed?.trim() || undefined)
    .pipe(z.undefined().or(field))
    .transform((value) => value ?? null);

const schema = z.object({
  shown: z.enum(tokensShown, { error: "Choose what visitors read." }),
  most_tokens: wholeNumber("Tokens", 300),
  minutes_each: wholeNumber("Minutes", 60),
  registration: optionalLine("Registration number", deskDoctorForm.typed.registration).default(""),
  follow_up_days: optional(wholeNumber("Days", maxFollowUpDays)),
  follow_up_fee: feeField.default(0),
  video_fee: optional(feeField),
});

export function loader({ params }: Route.LoaderArgs) {
  return orLoadFailure(() => {
    const { name } = requireDoctor(params.doctor);
    const { version, ...stored } = findDeskDoctor(params.doctor);
    return { name, typed: toTyped(stored), version };
  });
}

type Fields = z.output<typeof schema>;

function toTyped(fields: Fields): Record<keyof Fields, string> {
  const typed = Object.entries(fields).map(([field, value]) => [field, String(value ?? "")]);
  return Object.fromEntries(typed);
}

function inWords(fields: Fields) {
  return { ...toTyped(fields), shown: shownNames[fields.shown] };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const staff = requireStaff(context);
  const input = { form: deskDoctorForm, schema, failure };
  return actOnForm(request, input, async (fields, { version, compare }) => {
    const { name } = requireDoctor(params.doctor);
    const saved = saveDeskDoctor(params.doctor, version, fields, staff);
    if (saved.conflict) {
      const { current } = saved;
      return compare(differencesOf(labels, inWords(current), inWords(fields)), current.version);
    }
    const sentence = `${name}: how tokens are given was saved.`;
    return redirectWithFlash(href("/dashboard/Register"), {
      sentence,
      page: href("/doctor/:id", { id: params.doctor }),
    });
  });
}

export const clientAction = sending<Route.ClientActionArgs>(failure);

const names = Object.keys(labels) as (keyof typeof labels)[];

/** How a doctor gives tokens, and what visitors read of them. */
export default function DeskDoctor({ loaderData, actionData }: Route.ComponentProps) {
  const sent = useReply(actionData);
  const read = isLoadFailure(loaderData) ? undefined : loaderData;
  const { form, fields } = formFromReply("desk", names, sent.reply?.result, read?.typed);
  if (isLoadFailure(loaderData)) {
    return <LoadFailureNotice failure="Failed to fetch doctor" {...loaderData} />;
  }
  const { name, version } = loaderData;
  return (
    <>
      <p>
        <Link to={href("/dashboard/Register")}>Register</Link>
      </p>
      <h1>{`Tokens of ${name}`}</h1>
      <ConflictNotice thing="this" differences={sent.reply?.differences} button="Save" />
      <ReplyForm
        key={version}
        form={form}
        sent={sent}
        version={version}
        className={fieldStyles.form}
      >
        <SelectField
          field={fields.shown}
          label={labels.shown}
          data={tokensShown.map((value) => ({ value, label: shownNames[value] }))}
        />
        <NumberField
          field={fields.most_tokens}
          label={labels.most_tokens}
          description="The desk is asked before it gives more, and may. 0 for any number."
        />
        <NumberField
          field={fields.minutes_each}
          label={labels.minutes_each}
          description="Slips and messages then say about when to come. 0 to say nothing."
        />
        <EntryField
          field={fields.registration}
          label={labels.registration}
          description="Of the medical council; it is printed on receipts. Such as HMC 12345."
        />
        <NumberField
          field={fields.follow_up_days}
          label={labels.follow_up_days}
          description="After a visit that was paid. 0 for none; empty for those of the hospital."
        />
        <NumberField
          field={fields.follow_up_fee}
          label={labels.follow_up_fee}
          description="0 for nothing."
        />
        <NumberField
          field={fields.video_fee}
          label={labels.video_fee}
          description="Empty for the fee of a visit."
        />
        <div className={fieldStyles.actions}>
          <SubmitButton busy="Saving...">Save</SubmitButton>
        </div>
      </ReplyForm>
    </>
  );
}

function requireDoctor(id: string) {
  return orNotFound(findDoctor(id));
}
