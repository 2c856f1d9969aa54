import { href } from "react-router";
import { requireStaff } from "#app/auth/guard.ts";
import { redirectAfterDeletion } from "#app/deletion.server.ts";
import { orNotSent, orUnread } from "#app/failure.server.ts";
import { redirectWithFlash } from "#app/flash.server.ts";
import { notFound, withQuery } from "#app/http.ts";
import { Confirm } from "#app/ui/confirm.tsx";
import { send } from "#app/ui/send.ts";
import { SubmitButton } from "#app/ui/submit-button.tsx";
import { isUnread } from "#app/ui/unread.ts";
import { checkApplication, findApplication } from "#db/applications.ts";
import type { Route } from "./+types/staff-move";
import { uncheckedQuery } from "./staff-inputs.ts";

const failure = "Failed to move the application";

export const meta: Route.MetaFunction = () => [{ title: "Move Application" }];

export function loader({ params }: Route.LoaderArgs) {
  return orUnread(() => {
    const application = findApplication(params.id);
    if (!application) throw notFound();
    return { name: application.name, position: application.position };
  });
}

/** May come twice: then the application is in the list already. */
export function action({ params, context, url }: Route.ActionArgs) {
  const staff = requireStaff(context);
  return orNotSent(failure, () => {
    const list = withQuery(href("/dashboard/Careers/Unchecked"), url, uncheckedQuery);
    const application = checkApplication(params.id, staff);
    if (!application) return redirectAfterDeletion(list, "application", params.id, staff.id);
    const sentence = `${application.name} was moved to Career Applications.`;
    return redirectWithFlash(list, { sentence });
  });
}

export function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const unsure = "It may or may not have been moved. Press the button again.";
  return send(request, serverAction, failure, unsure);
}

export default function MoveApplication({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <Confirm
      title="Move Application"
      question="Do you want to move this application to Career Applications?"
      what={isUnread(loaderData) ? loaderData : `${loaderData.name}, ${loaderData.position}`}
      failure="Failed to fetch careers"
      result={actionData}
      list={href("/dashboard/Careers/Unchecked")}
    >
      <SubmitButton busy="Moving...">Move</SubmitButton>
    </Confirm>
  );
}
