import { href } from "react-router";
import { requireStaff } from "#app/auth/guard.ts";
import { orUnread } from "#app/requests/failure.server.ts";
import { redirectWithFlash } from "#app/requests/flash.server.ts";
import { notFound } from "#app/requests/http.ts";
import { addDays } from "#app/timetable/calendar.ts";
import { saveForm } from "#app/timetable/save.server.ts";
import { noticeSchema } from "#app/timetable/schema.ts";
import { noticeForm } from "#app/timetable/staff-inputs.ts";
import { readClock } from "#app/timetable/timetable.server.ts";
import { showDayAndYear, showDays } from "#app/timetable/words.ts";
import { Dialog } from "#app/ui/dialog.tsx";
import { ConflictNotice } from "#app/ui/sending/conflict-notice.tsx";
import { send } from "#app/ui/sending/send.ts";
import { useReply } from "#app/ui/sending/use-reply.ts";
import { isUnread } from "#app/ui/unread.ts";
import { UnreadNotice } from "#app/ui/unread-notice.tsx";
import { newFormKey } from "#db/form-keys.ts";
import { createNoticeOnce, findNotice, type NoticeFields, updateNotice } from "#db/notices.ts";
import type { Route } from "./+types/staff-notice";
import { NoticeForm } from "./notice-form.tsx";

export const reads = [noticeForm];

export const meta: Route.MetaFunction = () => [{ name: "robots", content: "noindex" }];

export function loader({ params }: Route.LoaderArgs) {
  return orUnread(() => {
    const stored = params.id ? findNotice(params.id) : undefined;
    if (params.id && !stored) throw notFound();
    const { day } = readClock();
    const notice = stored ?? { text: "", first_day: day, last_day: addDays(day, 6), link: "" };
    return { notice, form_key: newFormKey() };
  });
}

export function action({ request, params, context }: Route.ActionArgs) {
  return saveForm(request, requireStaff(context), {
    id: params.id,
    form: noticeForm,
    schema: noticeSchema,
    failure: failureFor(params.id),
    kept: { createOnce: createNoticeOnce, update: updateNotice },
    toFields: (value) => value,
    inWords,
    lead: (saved) =>
      redirectWithFlash(`${href("/dashboard/Notices")}#${saved.id}`, {
        sentence: `Visitors see the notice ${showDays(saved)}.`,
        changed: saved.id,
        page: href("/"),
      }),
  });
}

export function clientAction({ request, params, serverAction }: Route.ClientActionArgs) {
  return send(request, serverAction, failureFor(params.id));
}

export default function EditNotice({ loaderData, actionData, params }: Route.ComponentProps) {
  const { reply, notSent } = useReply(actionData);
  const title = params.id ? "Edit notice" : "Add notice";
  return (
    <Dialog key={params.id} title={title} closeTo={href("/dashboard/Notices")}>
      <title>{`${actionData ? "Error: " : ""}${title}`}</title>
      {reply && <ConflictNotice thing="this notice" differences={reply.differences} />}
      {isUnread(loaderData) && !reply ? (
        <UnreadNotice failure="Failed to fetch notices" unread={loaderData.unread} />
      ) : (
        <NoticeForm {...(isUnread(loaderData) ? {} : loaderData)} reply={reply} notSent={notSent} />
      )}
    </Dialog>
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
