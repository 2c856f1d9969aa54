import { useLocation } from "react-router";
import { requireStaff } from "#app/auth/guard.ts";
import { mayUse } from "#app/auth/roles.ts";
import { redirectAfterDeletion } from "#app/deletion/deletion.server.ts";
import { orNotSent, orUnread } from "#app/failure.server.ts";
import { clientAddress } from "#app/http.ts";
import { placeAfterDeletion, rowsPerPage } from "#app/list-place.ts";
import { ConfirmDelete } from "#app/ui/confirm.tsx";
import { DialogLink } from "#app/ui/dialog-link.tsx";
import { sendDeletion } from "#app/ui/send.ts";
import { isUnread } from "#app/ui/unread.ts";
import { deleteApplication, findApplication, listApplicationIds } from "#db/applications.ts";
import { recordEvent } from "#db/events.ts";
import type { Route } from "./+types/staff-delete";
import { isUnchecked, listPathOf } from "./list-paths.ts";
import { listPlace, readSelection } from "./staff-selection.server.ts";

const failure = "Failed to delete career";

export const meta: Route.MetaFunction = () => [{ title: "Confirm Delete" }];

export function loader({ params, context, url }: Route.LoaderArgs) {
  const staff = requireStaff(context);
  return orUnread(async () => {
    const application = findApplication(params.id);
    if (!application) {
      throw await redirectAfterDeletion(listPlace(url), "application", params.id, staff.id);
    }
    recordEvent({
      kind: "application viewed",
      staff,
      address: context.get(clientAddress),
      subjectId: application.id,
    });
    const { name, position } = application;
    return { name, position, mayErase: mayUse(staff.role, "/dashboard/Careers/:id/erase") };
  });
}

export function action({ params, context, url }: Route.ActionArgs) {
  const staff = requireStaff(context);
  return orNotSent(failure, async () => {
    const { text, list, page } = readSelection(url);
    // The page that the person came from, with the rows before and behind it.
    const offset = Math.max(0, (page - 1) * rowsPerPage - 1);
    const around = { offset, limit: rowsPerPage + 2 };
    const ids = listApplicationIds(text, isUnchecked(url.pathname) ? "unchecked" : list, around);
    const place = placeAfterDeletion(listPlace(url), ids, params.id, offset);
    deleteApplication(params.id, staff);
    return redirectAfterDeletion(place, "application", params.id, staff.id);
  });
}

export function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  return sendDeletion(request, serverAction, failure);
}

export default function DeleteApplication({
  loaderData,
  actionData,
  params: { id },
}: Route.ComponentProps) {
  const path = listPathOf(useLocation().pathname);
  return (
    <ConfirmDelete
      thing="this application"
      what={isUnread(loaderData) ? loaderData : `${loaderData.name}, ${loaderData.position}`}
      failure="Failed to fetch careers"
      advice="You can undo this, and the Trash keeps it for 30 days."
      more={
        !isUnread(loaderData) &&
        loaderData.mayErase && (
          <DialogLink to={`${path}/${id}/erase`}>
            Erase for good, as the applicant wishes
          </DialogLink>
        )
      }
      result={actionData}
      list={path}
    />
  );
}
