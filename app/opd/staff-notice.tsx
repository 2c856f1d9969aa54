import { parseWithZod } from "@conform-to/zod/v4";
import { data, href } from "react-router";
import { requireStaff } from "#app/auth/guard.ts";
import { orNotSent, orUnread } from "#app/failure.server.ts";
import { redirectWithFlash } from "#app/flash.server.ts";
import { readForm } from "#app/form.server.ts";
import { notFound } from "#app/http.ts";
import { ConflictNotice, type Difference } from "#app/ui/conflict-notice.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { send } from "#app/ui/send.ts";
import { isUnread } from "#app/ui/unread.ts";
import { UnreadNotice } from "#app/ui/unread-notice.tsx";
import { useReply } from "#app/ui/use-reply.ts";
import { newFormKey } from "#db/form-keys.ts";
import { createNoticeOnce, findNotice, type NoticeFields, updateNotice } from "#db/notices.ts";
import type { Route } from "./+types/staff-notice";
import { differencesOf } from "./compare.ts";
import { labels } from "./fields.ts";
import { NoticeForm } from "./notice-form.tsx";
import { saveForm } from "./save.server.ts";
import { noticeSchema } from "./schema.ts";
import { readClock } from "./timetable.server.ts";
import { showDayAndYear, showDays } from "./words.ts";

export const meta: Route.MetaFunction = () => [{ name: "robots", content: "noindex" }];

export function loader({ params }: Route.LoaderArgs) {
  return orUnread(() => {
    const stored = params.id ? findNotice(params.id) : undefined;
    if (params.id && !stored) throw notFound();
    const { day } = readClock();
    const notice = stored ?? { text: "", first_day: day, last_day: day };
    return { notice, form_key: newFormKey() };
  });
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const staff = requireStaff(context);
  const form = await readForm(request, "notice");
  const submission = parseWithZod(form, { schema: noticeSchema });
  const version = params.id ? Number(form.get("version")) : undefined;
  const typed = () => ({
    result: submission.reply(),
    version,
    differences: [] as Difference[],
  });
  if (submission.status !== "success") return data(typed(), { status: 400 });
  const { value } = submission;
  return orNotSent(
    failureFor(params.id),
    async () => {
      const kept = { createOnce: createNoticeOnce, update: updateNotice };
      const saved = saveForm(kept, params.id, form, value, staff);
      if (!saved) throw notFound();
      if (saved.conflict) {
        const { current } = saved;
        const differences = differencesOf(labels, inWords(current), inWords(value));
        return data({ ...typed(), version: current.version, differences }, { status: 409 });
      }
      return redirectWithFlash(`${href("/dashboard/Notices")}#${saved.after.id}`, {
        sentence: `The notice stands on the website ${showDays(saved.after)}.`,
        changed: saved.after.id,
        page: href("/"),
      });
    },
    typed,
  );
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

function inWords({ text, first_day, last_day }: NoticeFields) {
  return { text, first_day: showDayAndYear(first_day), last_day: showDayAndYear(last_day) };
}
