import { href, useLocation } from "react-router";
import { requireStaff } from "#app/auth/guard.ts";
import { deletionSentence } from "#app/deletion.server.ts";
import { redirectWithFlash } from "#app/flash.server.ts";
import { notFound } from "#app/http.ts";
import { ConfirmDelete } from "#app/ui/confirm.tsx";
import { sendDeletion } from "#app/ui/send.ts";
import { deleteLink, findLink } from "#db/links.ts";
import type { Route } from "./+types/staff-delete";

export const meta: Route.MetaFunction = () => [{ title: "Confirm Delete" }];

export function loader({ params, context }: Route.LoaderArgs) {
  requireStaff(context);
  const link = findLink(params.id);
  if (!link) throw notFound();
  return { url: link.url };
}

export async function action({ params, context, url }: Route.ActionArgs) {
  const staff = requireStaff(context);
  deleteLink(params.id, staff);
  const list = `${href("/dashboard/Links")}${url.search}`;
  return redirectWithFlash(list, deletionSentence("link", params.id, staff.id));
}

export function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  return sendDeletion(request, serverAction, "Failed to delete link");
}

export default function DeleteLink({ loaderData, actionData }: Route.ComponentProps) {
  const { search } = useLocation();
  return (
    <ConfirmDelete
      question="Are you sure you want to delete this link?"
      what={loaderData.url}
      result={actionData}
      closeTo={`${href("/dashboard/Links")}${search}`}
    />
  );
}
