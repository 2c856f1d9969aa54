import { href, useLocation } from "react-router";
import { requireStaff } from "#app/auth/guard.ts";
import { deletionSentence } from "#app/deletion.server.ts";
import { redirectWithFlash } from "#app/flash.server.ts";
import { notFound } from "#app/http.ts";
import { ConfirmDelete } from "#app/ui/confirm.tsx";
import { sendDeletion } from "#app/ui/send.ts";
import { deleteApplication, findApplication } from "#db/applications.ts";
import type { Route } from "./+types/staff-delete";

export const meta: Route.MetaFunction = () => [{ title: "Confirm Delete" }];

export function loader({ params, context }: Route.LoaderArgs) {
  requireStaff(context);
  const application = findApplication(params.id);
  if (!application) throw notFound();
  return { name: application.name, position: application.position };
}

export async function action({ params, context, url }: Route.ActionArgs) {
  const staff = requireStaff(context);
  deleteApplication(params.id, staff);
  const list = `${href("/dashboard/Careers")}${url.search}`;
  return redirectWithFlash(list, deletionSentence("application", params.id, staff.id));
}

export function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  return sendDeletion(request, serverAction, "Failed to delete career");
}

export default function DeleteApplication({ loaderData, actionData }: Route.ComponentProps) {
  const { search } = useLocation();
  return (
    <ConfirmDelete
      question="Are you sure you want to delete this application?"
      what={`${loaderData.name}, ${loaderData.position}`}
      result={actionData}
      closeTo={`${href("/dashboard/Careers")}${search}`}
    />
  );
}
