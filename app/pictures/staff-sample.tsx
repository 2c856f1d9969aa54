import { requireStaff } from "#app/auth/guard.ts";
import { readForm } from "#app/forms/form.server.ts";
import { orNotSent } from "#app/requests/failure.server.ts";
import { redirectWithFlash } from "#app/requests/flash.server.ts";
import { orNotFound } from "#app/requests/http.ts";
import { NotDone } from "#app/ui/sending/not-done.tsx";
import { sending } from "#app/ui/sending/send.ts";
import { notedChanges } from "#db/audit.ts";
import type { Route } from "./+types/staff-sample";
import { findMadeBefore, goBackToSample } from "./save.server.ts";
import { placeLength } from "./staff-inputs.ts";
import { allPictures, pathOfPlace, sampleWith, tabOf } from "./tabs.ts";
import { findTile } from "./tiles.server.ts";

const title = "Back to the sample";
const failure = "Failed to go back to the sample";

const sampleForm = { added: { place: placeLength } };

export const reads = [sampleForm];

export const meta: Route.MetaFunction = () => [{ title }];

export async function action({ request, context }: Route.ActionArgs) {
  const staff = requireStaff(context);
  const form = await readForm(request, sampleForm);
  const tile = orNotFound(findTile(String(form.get("place"))));
  const tab = orNotFound(tabOf(tile.place));
  return orNotSent(failure, async () => {
    goBackToSample(tile, staff);
    const sentence = `${tile.name}: back to ${sampleWith(tile)}.`;
    const undo = notedChanges() ?? findMadeBefore(tile.place, staff.id);
    return redirectWithFlash(pathOfPlace(tile.place), {
      sentence,
      page: tab.page,
      ...(undo && { undo }),
    });
  });
}

export const clientAction = sending<Route.ClientActionArgs>(failure);

export default function BackToSample({ actionData }: Route.ComponentProps) {
  return <NotDone title={title} result={actionData} list={allPictures} />;
}
