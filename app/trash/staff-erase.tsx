import { href } from "react-router";
import { requireStaff } from "#app/auth/guard.ts";
import { orNotSent, orUnread } from "#app/failure.server.ts";
import { redirectWithFlash } from "#app/flash.server.ts";
import { withQuery } from "#app/http.ts";
import { send } from "#app/ui/send.ts";
import { findTrashed } from "#db/trash.ts";
import type { Route } from "./+types/staff-erase";
import { eraseForGood } from "./erase.server.ts";
import { EraseQuestion } from "./erase-question.tsx";
import { nameOf, sentenceName } from "./names.ts";
import { trashQuery } from "./staff-inputs.ts";

const failure = "Failed to delete for good";
const unsure = "It may or may not have been deleted. Press the button again.";

export const meta: Route.MetaFunction = () => [{ title: "Delete for good" }];

export function loader({ params, url }: Route.LoaderArgs) {
  return orUnread(async () => {
    const trashed = find(params.id);
    if (!trashed) throw await leave(url, gone);
    return { name: nameOf(trashed.subject, trashed.thing), subject: trashed.subject };
  });
}

const gone = "It is not in the Trash any more.";

export function action({ params, context, url }: Route.ActionArgs) {
  const staff = requireStaff(context);
  return orNotSent(failure, async () => {
    const trashed = find(params.id);
    if (!trashed) return leave(url, gone);
    const { subject, subject_id, thing } = trashed;
    await eraseForGood(subject, subject_id, staff);
    return leave(url, `${sentenceName(subject, thing)} was deleted for good.`);
  });
}

export function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  return send(request, serverAction, failure, unsure);
}

export default function EraseTrashed({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <EraseQuestion
      title="Delete for good"
      thing={loaderData}
      failure="Failed to fetch the trash"
      list={href("/dashboard/Trash")}
      result={actionData}
    />
  );
}

function find(id: string) {
  return /^\d{1,15}$/.test(id) ? findTrashed(Number(id)) : undefined;
}

function leave(url: URL, sentence: string): Promise<Response> {
  return redirectWithFlash(withQuery(href("/dashboard/Trash"), url, trashQuery), { sentence });
}
