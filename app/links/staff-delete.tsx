import { href } from "react-router";
import { requireStaff } from "#app/auth/guard.ts";
import { redirectAfterDeletion } from "#app/deletion.server.ts";
import { orNotSent, orUnread } from "#app/failure.server.ts";
import { withQuery } from "#app/http.ts";
import { placeAfterDeletion } from "#app/list-place.ts";
import { ConfirmDelete } from "#app/ui/confirm.tsx";
import { sendDeletion } from "#app/ui/send.ts";
import { isUnread } from "#app/ui/unread.ts";
import { deleteLink, findLink, listLinks } from "#db/links.ts";
import type { Route } from "./+types/staff-delete";
import { linksQuery } from "./staff-inputs.ts";

const failure = "Failed to delete link";

export const meta: Route.MetaFunction = () => [{ title: "Confirm Delete" }];

export function loader({ params, context, url }: Route.LoaderArgs) {
  return orUnread(async () => {
    const link = findLink(params.id);
    if (!link) {
      const list = withQuery(href("/dashboard/Links"), url, linksQuery);
      throw await redirectAfterDeletion(list, "link", params.id, requireStaff(context).id);
    }
    return { url: link.url };
  });
}

export function action({ params, context, url }: Route.ActionArgs) {
  const staff = requireStaff(context);
  return orNotSent(failure, async () => {
    const ids = listLinks().map(({ id }) => id);
    const list = withQuery(href("/dashboard/Links"), url, linksQuery);
    const place = placeAfterDeletion(list, ids, params.id);
    deleteLink(params.id, staff);
    return redirectAfterDeletion(place, "link", params.id, staff.id);
  });
}

export function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  return sendDeletion(request, serverAction, failure);
}

export default function DeleteLink({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <ConfirmDelete
      thing="this link"
      what={isUnread(loaderData) ? loaderData : loaderData.url}
      failure="Failed to fetch links"
      result={actionData}
      list={href("/dashboard/Links")}
    />
  );
}
