import { href } from "react-router";
import { deletionRoute } from "#app/deletion/deletion.server.ts";
import { deletionTexts } from "#app/deletion/texts.ts";
import { sayBooked } from "#app/patients/booked.server.ts";
import { showRange } from "#app/timetable/range.ts";
import { readClock } from "#app/timetable/timetable.server.ts";
import { showPattern } from "#app/timetable/words.ts";
import { Confirm, sendConfirmed } from "#app/ui/confirm.tsx";
import { keptSittings } from "#db/timetable/sittings.ts";
import type { Route } from "./+types/staff-sitting-delete";

const texts = deletionTexts("OPD session", { loadFailure: "Failed to fetch OPD times" });
const deletion = deletionRoute(texts, {
  subject: "sitting",
  list: ({ params: { id } }) => href("/dashboard/AddDoctor/:id/OPD", { id }),
  idIn: ({ params }: Route.LoaderArgs) => params.sitting,
  ask(sitting) {
    const booked = sayBooked({ sitting: sitting.id, from: readClock().day });
    const advice = booked && `${booked} They stay in the register, where all can be moved.`;
    return { what: `${showPattern(sitting)}, ${showRange(sitting)}`, ...(advice && { advice }) };
  },
  ...keptSittings,
});

export const meta: Route.MetaFunction = () => [{ title: texts.title }];
export const loader = deletion.loader;
export const action = deletion.action;
export const clientAction = sendConfirmed(texts);

export default function DeleteSitting(props: Route.ComponentProps) {
  return <Confirm {...texts} {...props} />;
}
