import { recordFrom } from "#app/auth/events.server.ts";
import { requireStaff } from "#app/auth/guard.ts";
import { orLoadFailure, orNotSent } from "#app/requests/failure.server.ts";
import { redirectWithFlash } from "#app/requests/flash.server.ts";
import { notFound, orNotFound } from "#app/requests/http.ts";
import { eraseForGood } from "#app/trash/erase.server.ts";
import { eraseData, eraseTexts } from "#app/trash/erase-texts.ts";
import { Confirm, sendConfirmed } from "#app/ui/confirm.tsx";
import { findApplication } from "#db/applications/applications.ts";
import type { Route } from "./+types/staff-erase";
import { listPlace } from "./staff-selection.server.ts";

const texts = eraseTexts("Erase for good", {
  loadFailure: "Failed to fetch careers",
  failure: "Failed to erase career",
  unsure: "It may or may not have been erased. Press the button again.",
});

export const meta: Route.MetaFunction = () => [{ title: texts.title }];

export function loader({ params, context }: Route.LoaderArgs) {
  const staff = requireStaff(context);
  return orLoadFailure(() => {
    const application = orNotFound(findApplication(params.id));
    const { id, name } = application;
    recordFrom(context, { kind: "application viewed", staff, subjectId: id });
    return eraseData(name, "application");
  });
}

/** May come twice: then nothing is left to erase. */
export function action({ params, context, url }: Route.ActionArgs) {
  const staff = requireStaff(context);
  return orNotSent(texts.failure, async () => {
    if (!(await eraseForGood("application", params.id, staff))) throw notFound();
    const sentence =
      "The application was erased: neither the list nor the Trash, the history or any file of the website's data contains it. Backups and older copies do, until they go.";
    return redirectWithFlash(listPlace(url), { sentence });
  });
}

export const clientAction = sendConfirmed(texts);

export default function EraseApplication(props: Route.ComponentProps) {
  return <Confirm {...texts} {...props} />;
}
