import { href } from "react-router";
import { requireStaff } from "#app/auth/guard.ts";
import { dayLength, maxLineLength } from "#app/forms/field-lengths.ts";
import { orUnread } from "#app/requests/failure.server.ts";
import { redirectWithFlash } from "#app/requests/flash.server.ts";
import { notFound, readQuery } from "#app/requests/http.ts";
import { readDay } from "#app/timetable/calendar.ts";
import { showTime } from "#app/timetable/range.ts";
import { saveForm } from "#app/timetable/save.server.ts";
import { closureSchema } from "#app/timetable/schema.ts";
import { closureForm } from "#app/timetable/staff-inputs.ts";
import { readClock } from "#app/timetable/timetable.server.ts";
import { showDayAndYear, showSpan } from "#app/timetable/words.ts";
import { Dialog } from "#app/ui/dialog.tsx";
import { ConflictNotice } from "#app/ui/sending/conflict-notice.tsx";
import { send } from "#app/ui/sending/send.ts";
import { useReply } from "#app/ui/sending/use-reply.ts";
import { isUnread } from "#app/ui/unread.ts";
import { UnreadNotice } from "#app/ui/unread-notice.tsx";
import { type ClosureFields, createClosureOnce, findClosure, updateClosure } from "#db/closures.ts";
import { newFormKey } from "#db/form-keys.ts";
import type { Route } from "./+types/staff-closure";
import { ClosureForm } from "./closure-form.tsx";

/** Of a new closure. */
const query = { parameters: { day: dayLength, name: maxLineLength } };

export const reads = [closureForm, query];

export const meta: Route.MetaFunction = () => [{ name: "robots", content: "noindex" }];

/** `?day=` and `?name=` are what a new one begins with. */
export function loader({ params, url }: Route.LoaderArgs) {
  const { day = "", name = "" } = readQuery(url, query);
  return orUnread(() => {
    const stored = params.id ? findClosure(params.id) : undefined;
    if (params.id && !stored) throw notFound();
    const first_day = readDay(day) ?? readClock().day;
    const closure = stored ?? { name, first_day, last_day: "", from_at: null };
    return { closure, form_key: newFormKey() };
  });
}

export function action({ request, params, context }: Route.ActionArgs) {
  return saveForm(request, requireStaff(context), {
    id: params.id,
    form: closureForm,
    schema: closureSchema,
    failure: failureFor(params.id),
    kept: { createOnce: createClosureOnce, update: updateClosure },
    toFields: (value) => value,
    inWords,
    lead: (saved) =>
      redirectWithFlash(`${href("/dashboard/Closures")}#${saved.id}`, {
        sentence: `The OPD is closed ${showSpan(saved)}: ${saved.name}.`,
        changed: saved.id,
        page: href("/doctors"),
      }),
  });
}

export function clientAction({ request, params, serverAction }: Route.ClientActionArgs) {
  return send(request, serverAction, failureFor(params.id));
}

export default function EditClosure({ loaderData, actionData, params }: Route.ComponentProps) {
  const { reply, notSent } = useReply(actionData);
  const title = params.id ? "Edit closure" : "Close the OPD";
  return (
    <Dialog key={params.id} title={title} closeTo={href("/dashboard/Closures")}>
      <title>{`${actionData ? "Error: " : ""}${title}`}</title>
      {reply && <ConflictNotice thing="this closure" differences={reply.differences} />}
      {isUnread(loaderData) && !reply ? (
        <UnreadNotice failure="Failed to fetch closures" unread={loaderData.unread} />
      ) : (
        <ClosureForm
          {...(isUnread(loaderData) ? {} : loaderData)}
          reply={reply}
          notSent={notSent}
        />
      )}
    </Dialog>
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
