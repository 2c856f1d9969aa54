import { href } from "react-router";
import { requireStaff } from "#app/auth/guard.ts";
import { orNotSent } from "#app/failure.server.ts";
import { redirectWithFlash } from "#app/flash.server.ts";
import { readForm } from "#app/form.server.ts";
import { notFound } from "#app/http.ts";
import { send } from "#app/ui/send.ts";
import { readSetting, saveSetting } from "#db/settings.ts";
import type { Route } from "./+types/staff-order";
import { NotDone } from "./not-done.tsx";
import { anchorOf } from "./tabs.ts";

const gallery = href("/dashboard/Pictures/:tab", { tab: "gallery" });

const title = "Order of the gallery";
const failure = "Failed to move photo";

export const meta: Route.MetaFunction = () => [{ title }];

export async function action({ request, context }: Route.ActionArgs) {
  const staff = requireStaff(context);
  const form = await readForm(request, "pictureOrder");
  const step = form.get("direction") === "up" ? -1 : 1;
  return orNotSent(failure, async () => {
    const { value, version } = readSetting("gallery");
    const from = value.items.findIndex(({ id }) => id === form.get("item"));
    const [moved, other] = [value.items[from], value.items[from + step]];
    if (!moved) throw notFound();
    if (other) {
      const items = value.items.with(from, other).with(from + step, moved);
      saveSetting("gallery", { items }, version, staff);
    }
    const place = Math.min(Math.max(from + step, 0), value.items.length - 1) + 1;
    return redirectWithFlash(`${gallery}#${anchorOf(`gallery/${moved.id}`)}`, {
      sentence: `${moved.title}: now number ${place} of the gallery.`,
      page: "/pictures",
    });
  });
}

export function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  return send(request, serverAction, failure);
}

export default function OrderGallery({ actionData }: Route.ComponentProps) {
  return <NotDone title={title} result={actionData} />;
}
