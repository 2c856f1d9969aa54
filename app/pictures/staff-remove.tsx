import { href } from "react-router";
import { requireStaff } from "#app/auth/guard.ts";
import { orLoadFailure, orNotSent } from "#app/requests/failure.server.ts";
import { redirectWithFlash } from "#app/requests/flash.server.ts";
import { Confirm, type ConfirmTexts, sendConfirmed } from "#app/ui/confirm.tsx";
import { findOwnRecentChange } from "#db/history/change-list.ts";
import type { Setting } from "#db/setting-groups.ts";
import { sampleSettings } from "#db/settings/sample-hospital.ts";
import { readSetting, saveSetting } from "#db/settings/settings.ts";
import type { Route } from "./+types/staff-remove";

const gallery = href("/dashboard/Pictures/:tab", { tab: "gallery" });
const texts: ConfirmTexts = {
  title: "Remove photo",
  question: "Are you sure you want to remove this photo from the gallery?",
  button: "Remove",
  busy: "Removing...",
  loadFailure: "Failed to fetch pictures",
  failure: "Failed to remove photo",
};

export const meta: Route.MetaFunction = () => [{ title: texts.title }];

export function loader({ params, context }: Route.LoaderArgs) {
  const staff = requireStaff(context);
  return orLoadFailure(async () => {
    const item = find(params.item);
    if (!item) throw await redirectAfterRemoval(params.item, staff.id);
    return { what: item.title };
  });
}

export function action({ params, context }: Route.ActionArgs) {
  const staff = requireStaff(context);
  return orNotSent(texts.failure, async () => {
    const { value, version } = readSetting("gallery");
    const items = value.items.filter(({ id }) => id !== params.item);
    if (find(params.item)) saveSetting("gallery", { items }, version, staff);
    return redirectAfterRemoval(params.item, staff.id);
  });
}

/** A second click, which removes nothing, is told of the removal too. */
function redirectAfterRemoval(id: string, staffId: string): Promise<Response> {
  const own = findOwnRecentChange("setting", "gallery", staffId);
  const { items } = (own?.before ?? sampleSettings.gallery) as Setting<"gallery">;
  const removed = own && items.find((item) => item.id === id);
  if (!removed) return redirectWithFlash(gallery, { sentence: "It is not in the gallery." });
  const sentence = `${removed.title}: removed from the gallery.`;
  return redirectWithFlash(gallery, { sentence, page: "/pictures", undo: own.undo });
}

export const clientAction = sendConfirmed(texts);

export default function RemovePhoto(props: Route.ComponentProps) {
  return <Confirm {...texts} {...props} list={gallery} />;
}

function find(item: string) {
  return readSetting("gallery").value.items.find(({ id }) => id === item);
}
