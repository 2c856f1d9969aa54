import { href } from "react-router";
import { requireStaff } from "#app/auth/guard.ts";
import { uncheckedQuery } from "#app/careers/staff-inputs.ts";
import { redirectAfterDeletion } from "#app/deletion/deletion.server.ts";
import { orLoadFailure, orNotSent } from "#app/requests/failure.server.ts";
import { redirectWithFlash } from "#app/requests/flash.server.ts";
import { orNotFound, withQuery } from "#app/requests/http.ts";
import { Confirm, type ConfirmTexts, sendConfirmed } from "#app/ui/confirm.tsx";
import { checkApplication, findApplication } from "#db/applications/applications.ts";
import type { Route } from "./+types/staff-move";

const texts: ConfirmTexts = {
  title: "Move Application",
  question: "Do you want to move this application to Career Applications?",
  button: "Move",
  busy: "Moving...",
  loadFailure: "Failed to fetch careers",
  failure: "Failed to move the application",
  unsure: "It may or may not have been moved. Press the button again.",
};

export const meta: Route.MetaFunction = () => [{ title: texts.title }];

export function loader({ params }: Route.LoaderArgs) {
  return orLoadFailure(() => {
    const application = orNotFound(findApplication(params.id));
    return { what: `${application.name}, ${application.position}` };
  });
}

/** May come twice: then the application is in the list already. */
export function action({ params, context, url }: Route.ActionArgs) {
  const staff = requireStaff(context);
  return orNotSent(texts.failure, () => {
    const list = withQuery(href("/dashboard/Careers/Unchecked"), url, uncheckedQuery);
    const application = checkApplication(params.id, staff);
    if (!application) return redirectAfterDeletion(list, "application", params.id, staff.id);
    const sentence = `${application.name} was moved to Career Applications.`;
    return redirectWithFlash(list, { sentence });
  });
}

export const clientAction = sendConfirmed(texts);

export default function MoveApplication(props: Route.ComponentProps) {
  return <Confirm {...texts} {...props} />;
}
