import { href } from "react-router";
import { requireStaff } from "#app/auth/guard.ts";
import { redirectAfterDeletion } from "#app/deletion.server.ts";
import { orNotSent, orUnread } from "#app/failure.server.ts";
import { withQuery } from "#app/http.ts";
import { ConfirmDelete } from "#app/ui/confirm.tsx";
import { sendDeletion } from "#app/ui/send.ts";
import { isUnread } from "#app/ui/unread.ts";
import { deleteDoctor, findDoctor } from "#db/doctors.ts";
import type { Route } from "./+types/staff-delete";
import { doctorsQuery } from "./staff-inputs.ts";
import { placeWithoutDoctor } from "./staff-selection.server.ts";

const failure = "Failed to delete doctor";

export const meta: Route.MetaFunction = () => [{ title: "Confirm Delete" }];

export function loader({ params, context, url }: Route.LoaderArgs) {
  return orUnread(async () => {
    const doctor = findDoctor(params.id);
    if (!doctor) {
      const list = withQuery(href("/dashboard/AddDoctor"), url, doctorsQuery);
      throw await redirectAfterDeletion(list, "doctor", params.id, requireStaff(context).id);
    }
    return { name: doctor.name };
  });
}

export function action({ params, context, url }: Route.ActionArgs) {
  const staff = requireStaff(context);
  return orNotSent(failure, async () => {
    const place = placeWithoutDoctor(url, params.id);
    deleteDoctor(params.id, staff);
    return redirectAfterDeletion(place, "doctor", params.id, staff.id);
  });
}

export function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  return sendDeletion(request, serverAction, failure);
}

export default function DeleteDoctor({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <ConfirmDelete
      thing="this doctor"
      what={isUnread(loaderData) ? loaderData : loaderData.name}
      failure="Failed to fetch doctor"
      advice="You can undo this, and the Trash keeps the doctor for 30 days. If the doctor is only away, set the doctor to unavailable instead. To take the doctor off the website and keep everything, untick “Show on website” in the form."
      result={actionData}
      list={href("/dashboard/AddDoctor")}
    />
  );
}
