import { href } from "react-router";
import { requireStaff } from "#app/auth/guard.ts";
import { redirectAfterDeletion } from "#app/deletion/deletion.server.ts";
import { orNotSent, orUnread } from "#app/failure.server.ts";
import { ConfirmDelete } from "#app/ui/confirm.tsx";
import { sendDeletion } from "#app/ui/send.ts";
import { isUnread } from "#app/ui/unread.ts";
import { deleteAbsence, findAbsence } from "#db/absences.ts";
import type { Route } from "./+types/staff-absence-delete";
import { showDays } from "./words.ts";

const failure = "Failed to delete absence";

export const meta: Route.MetaFunction = () => [{ title: "Confirm Delete" }];

function listOf(id: string): string {
  return href("/dashboard/AddDoctor/:id/OPD", { id });
}

export function loader({ params, context }: Route.LoaderArgs) {
  return orUnread(async () => {
    const absence = findAbsence(params.absence);
    if (!absence) {
      const { id } = requireStaff(context);
      throw await redirectAfterDeletion(listOf(params.id), "absence", params.absence, id);
    }
    return { what: `Away ${showDays(absence)}` };
  });
}

export function action({ params, context }: Route.ActionArgs) {
  const staff = requireStaff(context);
  return orNotSent(failure, async () => {
    deleteAbsence(params.absence, staff);
    return redirectAfterDeletion(listOf(params.id), "absence", params.absence, staff.id);
  });
}

export function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  return sendDeletion(request, serverAction, failure);
}

export default function DeleteAbsence({ loaderData, actionData, params }: Route.ComponentProps) {
  return (
    <ConfirmDelete
      thing="this absence"
      what={isUnread(loaderData) ? loaderData : loaderData.what}
      failure="Failed to fetch OPD times"
      result={actionData}
      list={listOf(params.id)}
    />
  );
}
