import { href } from "react-router";
import { requireStaff } from "#app/auth/guard.ts";
import { orLoadFailure } from "#app/requests/failure.server.ts";
import { redirectWithFlash } from "#app/requests/flash.server.ts";
import { notFound } from "#app/requests/http.ts";
import { addDays } from "#app/timetable/calendar.ts";
import { labels } from "#app/timetable/fields.ts";
import { saveForm } from "#app/timetable/save.server.ts";
import { noticeSchema, notOver } from "#app/timetable/schema.ts";
import { noticeForm } from "#app/timetable/staff-inputs.ts";
import { readClock } from "#app/timetable/timetable.server.ts";
import { showDayAndYear, showDays } from "#app/timetable/words.ts";
import { TextAreaField } from "#app/ui/fields/text-area-field.tsx";
import { EntryField } from "#app/ui/fields/text-field.tsx";
import { isLoadFailure } from "#app/ui/load-failure.ts";
import { formFromReply } from "#app/ui/sending/form-reply.ts";
import { send } from "#app/ui/sending/send.ts";
import { useReply } from "#app/ui/sending/use-reply.ts";
import { isBeingSetUp } from "#db/accounts/set-up.ts";
import { newFormKey } from "#db/form-keys.ts";
import { keptNotices, type NoticeFields } from "#db/texts/notices.ts";
import type { Route } from "./+types/staff-notice";
import { DaysFields } from "./days-fields.tsx";
import { RecordDialog } from "./record-dialog.tsx";

export const reads = [noticeForm];

export const meta: Route.MetaFunction = () => [{ name: "robots", content: "noindex" }];

export function loader({ params }: Route.LoaderArgs) {
  return orLoadFailure(() => {
    const stored = params.id ? keptNotices.find(params.id) : undefined;
    if (params.id && !stored) throw notFound();
    const { day } = readClock();
    const notice: NoticeFields & { version?: number } = stored ?? {
      text: "",
      first_day: day,
      last_day: addDays(day, 6),
      link: "",
    };
    return { notice, form_key: newFormKey() };
  });
}

export function action({ request, params, context }: Route.ActionArgs) {
  return saveForm(request, requireStaff(context), {
    id: params.id,
    form: noticeForm,
    schema: params.id ? noticeSchema : notOver(noticeSchema, readClock().day),
    failure: failureFor(params.id),
    kept: keptNotices,
    toFields: (value) => value,
    inWords,
    lead: (saved) =>
      redirectWithFlash(`${href("/dashboard/Notices")}#${saved.id}`, {
        sentence: `Visitors see the notice ${showDays(saved)}${isBeingSetUp() ? ", once the website is open" : ""}.`,
        changed: saved.id,
        page: href("/"),
      }),
  });
}

export function clientAction({ request, params, serverAction }: Route.ClientActionArgs) {
  return send(request, serverAction, failureFor(params.id));
}

const names = ["text", "link", "first_day", "last_day"] as const;

export default function EditNotice({ loaderData, actionData, params }: Route.ComponentProps) {
  const sent = useReply(actionData);
  const notice = isLoadFailure(loaderData) ? undefined : loaderData.notice;
  const { form, fields } = formFromReply("notice", names, sent.reply?.result, notice);
  return (
    <RecordDialog
      key={params.id}
      title={params.id ? "Edit notice" : "Add notice"}
      closeTo={href("/dashboard/Notices")}
      thing="this notice"
      add="Publish"
      failure="Failed to fetch notices"
      loaderData={loaderData}
      version={notice?.version}
      form={form}
      sent={sent}
    >
      <TextAreaField
        field={fields.text}
        label={labels.text}
        description="Visitors read it at the top of every page on these days."
        rows={3}
        autoFocus={!sent.reply}
      />
      <EntryField
        field={fields.link}
        label={`${labels.link} (optional)`}
        description="A page of this website, such as /careers, or a web address"
      />
      <DaysFields {...fields} />
    </RecordDialog>
  );
}

function failureFor(id: string | undefined): string {
  return id ? "Failed to update notice" : "Failed to add notice";
}

function inWords({ text, first_day, last_day, link = "" }: NoticeFields) {
  return {
    text,
    link,
    first_day: showDayAndYear(first_day),
    last_day: showDayAndYear(last_day),
  };
}
