import { href } from "react-router";
import { requireStaff } from "#app/auth/guard.ts";
import { redirectAfterDeletion } from "#app/deletion/deletion.server.ts";
import { orNotSent, orUnread } from "#app/failure.server.ts";
import { ConfirmDelete } from "#app/ui/confirm.tsx";
import { sendDeletion } from "#app/ui/send.ts";
import { isUnread } from "#app/ui/unread.ts";
import { deleteNotice, findNotice } from "#db/notices.ts";
import type { Route } from "./+types/staff-notice-delete";
import { showDays } from "./words.ts";

const failure = "Failed to delete notice";
const list = href("/dashboard/Notices");

export const meta: Route.MetaFunction = () => [{ title: "Confirm Delete" }];

export function loader({ params, context }: Route.LoaderArgs) {
  return orUnread(async () => {
    const notice = findNotice(params.id);
    if (!notice) {
      const { id } = requireStaff(context);
      throw await redirectAfterDeletion(list, "notice", params.id, id);
    }
    return { what: `${showDays(notice)}: ${notice.text}` };
  });
}

export function action({ params, context }: Route.ActionArgs) {
  const staff = requireStaff(context);
  return orNotSent(failure, async () => {
    deleteNotice(params.id, staff);
    return redirectAfterDeletion(list, "notice", params.id, staff.id);
  });
}

export function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  return sendDeletion(request, serverAction, failure);
}

export default function DeleteNotice({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <ConfirmDelete
      thing="this notice"
      what={isUnread(loaderData) ? loaderData : loaderData.what}
      failure="Failed to fetch notices"
      result={actionData}
      list={list}
    />
  );
}
