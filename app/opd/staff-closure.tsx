import { parseWithZod } from "@conform-to/zod/v4";
import { data, href } from "react-router";
import { requireStaff } from "#app/auth/guard.ts";
import { orNotSent, orUnread } from "#app/failure.server.ts";
import { redirectWithFlash } from "#app/flash.server.ts";
import { readForm } from "#app/form.server.ts";
import { notFound, readQuery } from "#app/http.ts";
import { ConflictNotice, type Difference } from "#app/ui/conflict-notice.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { send } from "#app/ui/send.ts";
import { isUnread } from "#app/ui/unread.ts";
import { UnreadNotice } from "#app/ui/unread-notice.tsx";
import { useReply } from "#app/ui/use-reply.ts";
import { type ClosureFields, createClosureOnce, findClosure, updateClosure } from "#db/closures.ts";
import { newFormKey } from "#db/form-keys.ts";
import type { Route } from "./+types/staff-closure";
import { ClosureForm } from "./closure-form.tsx";
import { differencesOf } from "./compare.ts";
import { labels } from "./fields.ts";
import { saveForm } from "./save.server.ts";
import { closureSchema, readDay } from "./schema.ts";
import { readClock } from "./timetable.server.ts";
import { showDayAndYear, showDays } from "./words.ts";

export const meta: Route.MetaFunction = () => [{ name: "robots", content: "noindex" }];

/** `?day=` and `?name=` are what a new one begins with. */
export function loader({ params, url }: Route.LoaderArgs) {
  const { day = "", name = "" } = readQuery(url, "newClosure");
  return orUnread(() => {
    const stored = params.id ? findClosure(params.id) : undefined;
    if (params.id && !stored) throw notFound();
    const first_day = readDay(day) ?? readClock().day;
    const closure = stored ?? { name, first_day, last_day: first_day };
    return { closure, form_key: newFormKey() };
  });
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const staff = requireStaff(context);
  const form = await readForm(request, "closure");
  const submission = parseWithZod(form, { schema: closureSchema });
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
      const kept = { createOnce: createClosureOnce, update: updateClosure };
      const saved = saveForm(kept, params.id, form, value, staff);
      if (!saved) throw notFound();
      if (saved.conflict) {
        const { current } = saved;
        const differences = differencesOf(labels, inWords(current), inWords(value));
        return data({ ...typed(), version: current.version, differences }, { status: 409 });
      }
      return redirectWithFlash(`${href("/dashboard/Closures")}#${saved.after.id}`, {
        sentence: `The OPD is closed ${showDays(saved.after)}: ${saved.after.name}.`,
        changed: saved.after.id,
        page: href("/doctors"),
      });
    },
    typed,
  );
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

function inWords({ name, first_day, last_day }: ClosureFields) {
  return { name, first_day: showDayAndYear(first_day), last_day: showDayAndYear(last_day) };
}
