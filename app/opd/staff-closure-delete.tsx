import { href } from "react-router";
import { requireStaff } from "#app/auth/guard.ts";
import { redirectAfterDeletion } from "#app/deletion/deletion.server.ts";
import { orNotSent, orUnread } from "#app/failure.server.ts";
import { ConfirmDelete } from "#app/ui/confirm.tsx";
import { sendDeletion } from "#app/ui/send.ts";
import { isUnread } from "#app/ui/unread.ts";
import { deleteClosure, findClosure } from "#db/closures.ts";
import type { Route } from "./+types/staff-closure-delete";
import { showDays } from "./words.ts";

const failure = "Failed to delete closure";
const list = href("/dashboard/Closures");

export const meta: Route.MetaFunction = () => [{ title: "Confirm Delete" }];

export function loader({ params, context }: Route.LoaderArgs) {
  return orUnread(async () => {
    const closure = findClosure(params.id);
    if (!closure) {
      const { id } = requireStaff(context);
      throw await redirectAfterDeletion(list, "closure", params.id, id);
    }
    return { what: `${showDays(closure)}: ${closure.name}` };
  });
}

export function action({ params, context }: Route.ActionArgs) {
  const staff = requireStaff(context);
  return orNotSent(failure, async () => {
    deleteClosure(params.id, staff);
    return redirectAfterDeletion(list, "closure", params.id, staff.id);
  });
}

export function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  return sendDeletion(request, serverAction, failure);
}

export default function DeleteClosure({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <ConfirmDelete
      thing="this closure"
      what={isUnread(loaderData) ? loaderData : loaderData.what}
      failure="Failed to fetch closures"
      result={actionData}
      list={list}
    />
  );
}
