import { href } from "react-router";
import { requireStaff } from "#app/auth/guard.ts";
import { redirectAfterDeletion } from "#app/deletion/deletion.server.ts";
import { orNotSent, orUnread } from "#app/failure.server.ts";
import { ConfirmDelete } from "#app/ui/confirm.tsx";
import { sendDeletion } from "#app/ui/send.ts";
import { isUnread } from "#app/ui/unread.ts";
import { deleteSitting, findSitting } from "#db/sittings.ts";
import type { Route } from "./+types/staff-sitting-delete";
import { showRange } from "./range.ts";
import { showPattern } from "./words.ts";

const failure = "Failed to delete sitting";

export const meta: Route.MetaFunction = () => [{ title: "Confirm Delete" }];

function listOf(id: string): string {
  return href("/dashboard/AddDoctor/:id/OPD", { id });
}

export function loader({ params, context }: Route.LoaderArgs) {
  return orUnread(async () => {
    const sitting = findSitting(params.sitting);
    if (!sitting) {
      const { id } = requireStaff(context);
      throw await redirectAfterDeletion(listOf(params.id), "sitting", params.sitting, id);
    }
    return { what: `${showPattern(sitting)}, ${showRange(sitting)}` };
  });
}

export function action({ params, context }: Route.ActionArgs) {
  const staff = requireStaff(context);
  return orNotSent(failure, async () => {
    deleteSitting(params.sitting, staff);
    return redirectAfterDeletion(listOf(params.id), "sitting", params.sitting, staff.id);
  });
}

export function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  return sendDeletion(request, serverAction, failure);
}

export default function DeleteSitting({ loaderData, actionData, params }: Route.ComponentProps) {
  return (
    <ConfirmDelete
      thing="this sitting"
      what={isUnread(loaderData) ? loaderData : loaderData.what}
      failure="Failed to fetch OPD times"
      result={actionData}
      list={listOf(params.id)}
    />
  );
}
