import { href } from "react-router";
import { requireStaff } from "#app/auth/guard.ts";
import { redirectAfterDeletion } from "#app/deletion.server.ts";
import { readListQuery } from "#app/http.ts";
import { placeAfterDeletion } from "#app/list-place.ts";
import { readPhone } from "#app/typed-numbers.ts";
import { ConfirmDelete } from "#app/ui/confirm.tsx";
import { sendDeletion } from "#app/ui/send.ts";
import { deleteApplication, findApplication, listApplications } from "#db/applications.ts";
import type { Route } from "./+types/staff-delete";

export const meta: Route.MetaFunction = () => [{ title: "Confirm Delete" }];

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const application = findApplication(params.id);
  if (!application) {
    const list = `${href("/dashboard/Careers")}${url.search}`;
    throw await redirectAfterDeletion(list, "application", params.id, requireStaff(context).id);
  }
  return { name: application.name, position: application.position };
}

export async function action({ params, context, url }: Route.ActionArgs) {
  const staff = requireStaff(context);
  const ids = listApplications(readPhone(readListQuery(url).q)).map(({ id }) => id);
  const place = placeAfterDeletion(`${href("/dashboard/Careers")}${url.search}`, ids, params.id);
  deleteApplication(params.id, staff);
  return redirectAfterDeletion(place, "application", params.id, staff.id);
}

export function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  return sendDeletion(request, serverAction, "Failed to delete career");
}

export default function DeleteApplication({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <ConfirmDelete
      thing="application"
      what={`${loaderData.name}, ${loaderData.position}`}
      result={actionData}
      list={href("/dashboard/Careers")}
    />
  );
}
