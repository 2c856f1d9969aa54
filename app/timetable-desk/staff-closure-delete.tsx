import { href } from "react-router";
import { deletionRoute } from "#app/deletion/deletion.server.ts";
import { deletionTexts } from "#app/deletion/texts.ts";
import { showSpan } from "#app/timetable/words.ts";
import { Confirm, sendConfirmed } from "#app/ui/confirm.tsx";
import { keptClosures } from "#db/timetable/closures.ts";
import type { Route } from "./+types/staff-closure-delete";

const texts = deletionTexts("closure", { loadFailure: "Failed to fetch closures" });
const deletion = deletionRoute(texts, {
  subject: "closure",
  list: () => href("/dashboard/Closures"),
  idIn: ({ params }: Route.LoaderArgs) => params.id,
  ask: (closure) => ({ what: `${showSpan(closure)}: ${closure.name}` }),
  ...keptClosures,
});

export const meta: Route.MetaFunction = () => [{ title: texts.title }];
export const loader = deletion.loader;
export const action = deletion.action;
export const clientAction = sendConfirmed(texts);

export default function DeleteClosure(props: Route.ComponentProps) {
  return <Confirm {...texts} {...props} />;
}
