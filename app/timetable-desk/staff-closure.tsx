import { href } from "react-router";
import { requireStaff } from "#app/auth/guard.ts";
import { dayLength, maxLineLength } from "#app/forms/field-lengths.ts";
import { withBooked } from "#app/patients/booked.server.ts";
import { orLoadFailure } from "#app/requests/failure.server.ts";
import { redirectWithFlash } from "#app/requests/flash.server.ts";
import { notFound, readQuery } from "#app/requests/http.ts";
import { readDay } from "#app/timetable/calendar.ts";
import { labels, quarters } from "#app/timetable/fields.ts";
import { showTime } from "#app/timetable/range.ts";
import { saveForm } from "#app/timetable/save.server.ts";
import { closureSchema, notOver } from "#app/timetable/schema.ts";
import { closureForm } from "#app/timetable/staff-inputs.ts";
import { readClock } from "#app/timetable/timetable.server.ts";
import { showDayAndYear, showSpan } from "#app/timetable/words.ts";
import { SelectField } from "#app/ui/fields/select-field.tsx";
import { EntryField } from "#app/ui/fields/text-field.tsx";
import { isLoadFailure } from "#app/ui/load-failure.ts";
import { formFromReply } from "#app/ui/sending/form-reply.ts";
import { send } from "#app/ui/sending/send.ts";
import { useReply } from "#app/ui/sending/use-reply.ts";
import { newFormKey } from "#db/form-keys.ts";
import { type ClosureFields, keptClosures } from "#db/timetable/closures.ts";
import type { Route } from "./+types/staff-closure";
import { DaysFields } from "./days-fields.tsx";
import { RecordDialog } from "./record-dialog.tsx";

/** Of a new closure. */
const query = { parameters: { day: dayLength, name: maxLineLength } };

export const reads = [closureForm, query];

export const meta: Route.MetaFunction = () => [{ name: "robots", content: "noindex" }];

/** `?day=` and `?name=` are what a new one begins with. */
export function loader({ params, url }: Route.LoaderArgs) {
  const { day = "", name = "" } = readQuery(url, query);
  return orLoadFailure(() => {
    const stored = params.id ? keptClosures.find(params.id) : undefined;
    if (params.id && !stored) throw notFound();
    const first_day = readDay(day) ?? readClock().day;
    const closure: ClosureFields & { version?: number } = stored ?? {
      name,
      first_day,
      last_day: "",
      from_at: null,
    };
    return { closure, form_key: newFormKey() };
  });
}

export function action({ request, params, context }: Route.ActionArgs) {
  const staff = requireStaff(context);
  return saveForm(request, staff, {
    id: params.id,
    form: closureForm,
    schema: params.id ? closureSchema : notOver(closureSchema, readClock().day),
    failure: failureFor(params.id),
    kept: keptClosures,
    toFields: (value) => value,
    inWords,
    lead: (saved) =>
      redirectWithFlash(
        `${href("/dashboard/Closures")}#${saved.id}`,
        withBooked(
          {
            sentence: `The OPD is closed ${showSpan(saved)}: ${saved.name}.`,
            changed: saved.id,
            page: href("/doctors"),
          },
          { from: saved.first_day, to: saved.last_day, after: saved.from_at },
          staff,
        ),
      ),
  });
}

export function clientAction({ request, params, serverAction }: Route.ClientActionArgs) {
  return send(request, serverAction, failureFor(params.id));
}

const names = ["name", "first_day", "last_day", "from_at"] as const;

const times = [
  { value: "", label: "The whole day" },
  ...quarters.map((time) => ({ value: String(time), label: `From ${showTime(time)} on` })),
];

export default function EditClosure({ loaderData, actionData, params }: Route.ComponentProps) {
  const sent = useReply(actionData);
  const closure = isLoadFailure(loaderData) ? undefined : loaderData.closure;
  const shown = closure && { ...closure, from_at: String(closure.from_at ?? "") };
  const { form, fields } = formFromReply("closure", names, sent.reply?.result, shown);
  return (
    <RecordDialog
      key={params.id}
      title={params.id ? "Edit closure" : "Close the OPD"}
      closeTo={href("/dashboard/Closures")}
      thing="this closure"
      add="Close the OPD"
      failure="Failed to fetch closures"
      loaderData={loaderData}
      version={closure?.version}
      form={form}
      sent={sent}
    >
      <EntryField
        field={fields.name}
        label={labels.name}
        description="Visitors read it, for example Republic Day"
        autoFocus={!sent.reply}
      />
      <DaysFields {...fields} />
      <SelectField field={fields.from_at} label="Closed on the first day" data={times} />
    </RecordDialog>
  );
}

function failureFor(id: string | undefined): string {
  return id ? "Failed to update closure" : "Failed to add closure";
}

function inWords({ name, first_day, last_day, from_at }: ClosureFields) {
  return {
    name,
    first_day: showDayAndYear(first_day),
    last_day: showDayAndYear(last_day),
    from_at: typeof from_at === "number" ? showTime(from_at) : "",
  };
}
