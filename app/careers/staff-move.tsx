import { href } from "react-router";
import { requireStaff } from "#app/auth/guard.ts";
import { redirectAfterDeletion } from "#app/deletion.server.ts";
import { redirectWithFlash } from "#app/flash.server.ts";
import { notFound } from "#app/http.ts";
import { Confirm } from "#app/ui/confirm.tsx";
import { send } from "#app/ui/send.ts";
import { SubmitButton } from "#app/ui/submit-button.tsx";
import { checkApplication, findApplication } from "#db/applications.ts";
import type { Route } from "./+types/staff-move";

export const meta: Route.MetaFunction = () => [{ title: "Move Application" }];

export function loader({ params }: Route.LoaderArgs) {
  const application = findApplication(params.id);
  if (!application) throw notFound();
  return { name: application.name, position: application.position };
}

/** May come twice: then the application is in the list already. */
export function action({ params, context, url }: Route.ActionArgs) {
  const staff = requireStaff(context);
  const list = href("/dashboard/Careers/Unchecked") + url.search;
  const application = checkApplication(params.id, staff);
  if (!application) return redirectAfterDeletion(list, "application", params.id, staff.id);
  const sentence = `${application.name} was moved to Career Applications.`;
  return redirectWithFlash(list, { sentence });
}

export function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const unsure = "It may or may not have been moved. Press the button again.";
  return send(request, serverAction, "Failed to move the application", unsure);
}

export default function MoveApplication({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <Confirm
      title="Move Application"
      question="Do you want to move this application to Career Applications?"
      what={`${loaderData.name}, ${loaderData.position}`}
      result={actionData}
      list={href("/dashboard/Careers/Unchecked")}
    >
      <SubmitButton busy="Moving...">Move</SubmitButton>
    </Confirm>
  );
}
