import { useLocation } from "react-router";
import { recordFrom } from "#app/auth/events.server.ts";
import { requireStaff } from "#app/auth/guard.ts";
import { mayUse } from "#app/auth/roles.ts";
import { deletionRoute } from "#app/deletion/deletion.server.ts";
import { deletionTexts } from "#app/deletion/texts.ts";
import { placeAfterDeletion, rowsPerPage } from "#app/requests/list-place.ts";
import { Confirm, sendConfirmed } from "#app/ui/confirm.tsx";
import { DialogLink } from "#app/ui/dialog-link.tsx";
import { isLoadFailure } from "#app/ui/load-failure.ts";
import {
  deleteApplication,
  findApplication,
  listApplicationIds,
} from "#db/applications/applications.ts";
import type { Route } from "./+types/staff-delete";
import { isUnchecked, listPathOf } from "./list-paths.ts";
import { listPlace, readSelection } from "./staff-selection.server.ts";

const texts = deletionTexts("application", {
  failure: "Failed to delete career",
  loadFailure: "Failed to fetch careers",
  advice: "You can undo this, and the Trash keeps it for 30 days.",
});
const deletion = deletionRoute(texts, {
  subject: "application",
  list: ({ params, url }) => placeWithoutApplication(url, params.id),
  idIn: ({ params }: Route.LoaderArgs) => params.id,
  find: findApplication,
  ask: ({ id, name, position }, { context }) => {
    const staff = requireStaff(context);
    recordFrom(context, { kind: "application viewed", staff, subjectId: id });
    const mayErase = mayUse(staff, "/dashboard/Careers/:id/erase");
    return { what: `${name}, ${position}`, mayErase };
  },
  remove: deleteApplication,
});

export const meta: Route.MetaFunction = () => [{ title: texts.title }];
export const loader = deletion.loader;
export const action = deletion.action;
export const clientAction = sendConfirmed(texts);

export default function DeleteApplication(props: Route.ComponentProps) {
  const { loaderData, params } = props;
  const path = listPathOf(useLocation().pathname);
  const mayErase = !isLoadFailure(loaderData) && loaderData.mayErase;
  return (
    <Confirm
      {...texts}
      {...props}
      more={
        mayErase && (
          <DialogLink to={`${path}/${params.id}/erase`}>
            Erase for good, as the applicant wishes
          </DialogLink>
        )
      }
    />
  );
}

/** The page of the list that the person came from, at the row that takes the place of this one. */
function placeWithoutApplication(url: URL, id: string): string {
  const { text, list, page } = readSelection(url);
  // With the rows before and behind the page.
  const offset = Math.max(0, (page - 1) * rowsPerPage - 1);
  const around = { offset, limit: rowsPerPage + 2 };
  const ids = listApplicationIds(text, isUnchecked(url.pathname) ? "unchecked" : list, around);
  return placeAfterDeletion(listPlace(url), ids, id, offset);
}
