import { href } from "react-router";
import { requireStaff } from "#app/auth/guard.ts";
import { orNotSent, orUnread } from "#app/failure.server.ts";
import { redirectWithFlash } from "#app/flash.server.ts";
import { Confirm } from "#app/ui/confirm.tsx";
import { send } from "#app/ui/send.ts";
import { SubmitButton } from "#app/ui/submit-button.tsx";
import { isUnread } from "#app/ui/unread.ts";
import { readSetting, saveSetting } from "#db/settings.ts";
import type { Route } from "./+types/staff-remove";

const failure = "Failed to remove photo";
const gallery = href("/dashboard/Pictures/:tab", { tab: "gallery" });

export const meta: Route.MetaFunction = () => [{ title: "Remove photo" }];

export function loader({ params }: Route.LoaderArgs) {
  return orUnread(async () => {
    const item = find(params.item);
    if (!item) throw await redirectWithFlash(gallery, { sentence: "It is not in the gallery." });
    return { title: item.title };
  });
}

export function action({ params, context }: Route.ActionArgs) {
  const staff = requireStaff(context);
  return orNotSent(failure, async () => {
    const item = find(params.item);
    const { value, version } = readSetting("gallery");
    const items = value.items.filter(({ id }) => id !== params.item);
    if (item) saveSetting("gallery", { items }, version, staff);
    const sentence = item
      ? `${item.title}: removed from the gallery.`
      : "It is not in the gallery.";
    return redirectWithFlash(gallery, { sentence, page: "/pictures" });
  });
}

export function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  return send(request, serverAction, failure);
}

export default function RemovePhoto({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <Confirm
      title="Remove photo"
      question="Are you sure you want to remove this photo from the gallery?"
      what={isUnread(loaderData) ? loaderData : loaderData.title}
      failure="Failed to fetch pictures"
      list={gallery}
      result={actionData}
    >
      <SubmitButton busy="Removing...">Remove</SubmitButton>
    </Confirm>
  );
}

function find(item: string) {
  return readSetting("gallery").value.items.find(({ id }) => id === item);
}
