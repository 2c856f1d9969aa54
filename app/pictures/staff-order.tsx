import { requireStaff } from "#app/auth/guard.ts";
import { itemIdLength } from "#app/forms/field-lengths.ts";
import { readForm } from "#app/forms/form.server.ts";
import { orNotSent } from "#app/requests/failure.server.ts";
import { redirectWithFlash } from "#app/requests/flash.server.ts";
import { orNotFound } from "#app/requests/http.ts";
import { NotDone } from "#app/ui/sending/not-done.tsx";
import { sending } from "#app/ui/sending/send.ts";
import { findOwnRecentChange } from "#db/history/change-list.ts";
import type { Setting } from "#db/setting-groups.ts";
import { sampleSettings } from "#db/settings/sample-hospital.ts";
import { readSetting, saveSetting } from "#db/settings/settings.ts";
import type { Route } from "./+types/staff-order";
import { allPictures, pathOfPlace } from "./tabs.ts";
import { isEmptyItem, listTiles } from "./tiles.server.ts";

const title = "Order of the gallery";
const failure = "Failed to move photo";

const orderForm = { added: { item: itemIdLength, place: 3 } };

export const reads = [orderForm];

export const meta: Route.MetaFunction = () => [{ title }];

export async function action({ request, context }: Route.ActionArgs) {
  const staff = requireStaff(context);
  const form = await readForm(request, orderForm);
  return orNotSent(failure, async () => {
    const { value, version } = readSetting("gallery");
    const empty = listTiles(["gallery"]).filter(isEmptyItem);
    const isEmpty = ({ id }: { id: string }) =>
      empty.some(({ place }) => place === `gallery/${id}`);
    const shown = value.items.filter((item) => !isEmpty(item));
    const from = shown.findIndex(({ id }) => id === form.get("item"));
    const moved = orNotFound(shown[from]);
    const count = shown.length;
    const place = Number.parseInt(String(form.get("place")), 10) || 0;
    const to = Math.min(Math.max(place, 0), count - 1);
    const sorted = shown.toSpliced(from, 1).toSpliced(to, 0, moved);
    const items = [...sorted, ...value.items.filter(isEmpty)];
    if (to !== from) saveSetting("gallery", { items }, version, staff);
    // The response may have been lost: a button that is pressed again is told of the same move.
    const own = to === from ? findOwnRecentChange("setting", "gallery", staff.id) : undefined;
    const before = (own?.before ?? sampleSettings.gallery) as Setting<"gallery">;
    const again = own && before.items[to]?.id !== moved.id ? own : undefined;
    const done = to !== from || again ? "moved to" : "stays at";
    return redirectWithFlash(pathOfPlace(`gallery/${moved.id}`), {
      sentence: `${moved.title}: ${done} place ${to + 1} of ${count}.`,
      page: "/pictures",
      ...(again && { undo: again.undo }),
    });
  });
}

export const clientAction = sending<Route.ClientActionArgs>(failure);

export default function OrderGallery({ actionData }: Route.ComponentProps) {
  return <NotDone title={title} result={actionData} list={allPictures} />;
}
