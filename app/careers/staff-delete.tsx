import { href } from "react-router";
import { requireStaff } from "#app/auth/guard.ts";
import { redirectAfterDeletion } from "#app/deletion.server.ts";
import { orNotSent, orUnread } from "#app/failure.server.ts";
import { notFound, readListQuery } from "#app/http.ts";
import { placeAfterDeletion } from "#app/list-place.ts";
import { readPhone } from "#app/typed-numbers.ts";
import { ConfirmDelete } from "#app/ui/confirm.tsx";
import { sendDeletion } from "#app/ui/send.ts";
import { deleteApplication, findApplication, listApplications } from "#db/applications.ts";
import type { Route } from "./+types/staff-delete";

const failure = "Failed to delete career";

export const meta: Route.MetaFunction = () => [{ title: "Confirm Delete" }];

export function loader({ params }: Route.LoaderArgs) {
  return orUnread(() => {
    const application = findApplication(params.id);
    if (!application) throw notFound();
    return { what: `${application.name}, ${application.position}` };
  });
}

export function action({ params, context, url }: Route.ActionArgs) {
  const staff = requireStaff(context);
  return orNotSent(failure, async () => {
    const ids = listApplications(readPhone(readListQuery(url).q)).map(({ id }) => id);
    const place = placeAfterDeletion(`${href("/dashboard/Careers")}${url.search}`, ids, params.id);
    deleteApplication(params.id, staff);
    return redirectAfterDeletion(place, "application", params.id, staff.id);
  });
}

export function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  return sendDeletion(request, serverAction, failure);
}

export default function DeleteApplication({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <ConfirmDelete
      thing="application"
      loaded={loaderData}
      failure="Failed to fetch careers"
      reply={actionData}
      list={href("/dashboard/Careers")}
    />
  );
}
