import { useLocation } from "react-router";
import { requireStaff } from "#app/auth/guard.ts";
import { orNotSent, orUnread } from "#app/failure.server.ts";
import { redirectWithFlash } from "#app/flash.server.ts";
import { clientAddress, notFound } from "#app/http.ts";
import { eraseForGood } from "#app/trash/erase.server.ts";
import { EraseQuestion } from "#app/trash/erase-question.tsx";
import { send } from "#app/ui/send.ts";
import { findApplication } from "#db/applications.ts";
import { recordEvent } from "#db/events.ts";
import type { Route } from "./+types/staff-erase";
import { listPathOf } from "./list-paths.ts";
import { listPlace } from "./staff-selection.server.ts";

const failure = "Failed to erase career";
const unsure = "It may or may not have been erased. Press the button again.";

export const meta: Route.MetaFunction = () => [{ title: "Erase for good" }];

export function loader({ params, context }: Route.LoaderArgs) {
  const staff = requireStaff(context);
  return orUnread(() => {
    const application = findApplication(params.id);
    if (!application) throw notFound();
    const { id, name } = application;
    const address = context.get(clientAddress);
    recordEvent({ kind: "application viewed", staff, address, subjectId: id });
    return { name, subject: "application" as const };
  });
}

/** May come twice: then nothing is left to erase. */
export function action({ params, context, url }: Route.ActionArgs) {
  const staff = requireStaff(context);
  return orNotSent(failure, async () => {
    await eraseForGood("application", params.id, staff);
    const sentence =
      "The application was erased: neither the list nor the Trash, the history or any file of the website's data contains it. Backups made until now do.";
    return redirectWithFlash(listPlace(url), { sentence });
  });
}

export function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  return send(request, serverAction, failure, unsure);
}

export default function EraseApplication({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <EraseQuestion
      title="Erase for good"
      thing={loaderData}
      failure="Failed to fetch careers"
      list={listPathOf(useLocation().pathname)}
      result={actionData}
    />
  );
}
