import { href } from "react-router";
import { deletionRoute } from "#app/deletion/deletion.server.ts";
import { deletionTexts } from "#app/deletion/texts.ts";
import { showSpan } from "#app/timetable/words.ts";
import { Confirm, sendConfirmed } from "#app/ui/confirm.tsx";
import { keptAbsences } from "#db/timetable/absences.ts";
import type { Route } from "./+types/staff-absence-delete";

const texts = {
  ...deletionTexts("absence", { loadFailure: "Failed to fetch OPD times" }),
  title: "Not away",
  question: "End this absence? The doctor then has OPD at the usual hours.",
  button: "End the absence",
  busy: "Ending...",
  isDangerous: false,
};
const deletion = deletionRoute(texts, {
  subject: "absence",
  list: ({ params: { id } }) => href("/dashboard/AddDoctor/:id/OPD", { id }),
  idIn: ({ params }: Route.LoaderArgs) => params.absence,
  ask: (absence) => ({ what: `Away ${showSpan(absence)}` }),
  ...keptAbsences,
});

export const meta: Route.MetaFunction = () => [{ title: texts.title }];
export const loader = deletion.loader;
export const action = deletion.action;
export const clientAction = sendConfirmed(texts);

export default function DeleteAbsence(props: Route.ComponentProps) {
  return <Confirm {...texts} {...props} />;
}
