import { href } from "react-router";
import { requireStaff } from "#app/auth/guard.ts";
import { redirectAfterDeletion } from "#app/deletion.server.ts";
import { orNotSent, orUnread } from "#app/failure.server.ts";
import { notFound } from "#app/http.ts";
import { placeAfterDeletion } from "#app/list-place.ts";
import { ConfirmDelete } from "#app/ui/confirm.tsx";
import { sendDeletion } from "#app/ui/send.ts";
import { deleteLink, findLink, listLinks } from "#db/links.ts";
import type { Route } from "./+types/staff-delete";

const failure = "Failed to delete link";

export const meta: Route.MetaFunction = () => [{ title: "Confirm Delete" }];

export function loader({ params }: Route.LoaderArgs) {
  return orUnread(() => {
    const link = findLink(params.id);
    if (!link) throw notFound();
    return { what: link.url };
  });
}

export function action({ params, context, url }: Route.ActionArgs) {
  const staff = requireStaff(context);
  return orNotSent(failure, async () => {
    const ids = listLinks().map(({ id }) => id);
    const place = placeAfterDeletion(`${href("/dashboard/Links")}${url.search}`, ids, params.id);
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
      thing="link"
      loaded={loaderData}
      failure="Failed to fetch links"
      reply={actionData}
      list={href("/dashboard/Links")}
    />
  );
}
