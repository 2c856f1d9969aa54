import { href } from "react-router";
import { deletionRoute } from "#app/deletion/deletion.server.ts";
import { deletionTexts } from "#app/deletion/texts.ts";
import { showDays } from "#app/timetable/words.ts";
import { Confirm, sendConfirmed } from "#app/ui/confirm.tsx";
import { keptNotices } from "#db/texts/notices.ts";
import type { Route } from "./+types/staff-notice-delete";

const texts = deletionTexts("notice", { loadFailure: "Failed to fetch notices" });
const deletion = deletionRoute(texts, {
  subject: "notice",
  list: () => href("/dashboard/Notices"),
  idIn: ({ params }: Route.LoaderArgs) => params.id,
  ask: (notice) => ({ what: `${showDays(notice)}: ${notice.text}` }),
  ...keptNotices,
});

export const meta: Route.MetaFunction = () => [{ title: texts.title }];
export const loader = deletion.loader;
export const action = deletion.action;
export const clientAction = sendConfirmed(texts);

export default function DeleteNotice(props: Route.ComponentProps) {
  return <Confirm {...texts} {...props} />;
}
