import { deletionRoute } from "#app/deletion/deletion.server.ts";
import { deletionTexts } from "#app/deletion/texts.ts";
import { sayBooked } from "#app/patients/booked.server.ts";
import { readClock } from "#app/timetable/timetable.server.ts";
import { Confirm, sendConfirmed } from "#app/ui/confirm.tsx";
import { keptDoctors } from "#db/doctors/doctors.ts";
import type { Route } from "./+types/staff-delete";
import { placeWithoutDoctor } from "./staff-selection.server.ts";

const texts = deletionTexts("doctor", {
  loadFailure: "Failed to fetch doctor",
  advice:
    "You can undo this, and the Trash keeps the doctor for 30 days. If the doctor is only away, use “Away…”, which ends by itself. To take the doctor off the website and keep everything, untick “Show on website” in the form.",
});
const deletion = deletionRoute(texts, {
  subject: "doctor",
  list: ({ params, url }) => placeWithoutDoctor(url, params.id),
  idIn: ({ params }: Route.LoaderArgs) => params.id,
  ask({ id, name }) {
    const booked = sayBooked({ doctor: id, from: readClock().day });
    return { what: name, ...(booked && { advice: `${booked} ${texts.advice}` }) };
  },
  ...keptDoctors,
});

export const meta: Route.MetaFunction = () => [{ title: texts.title }];
export const loader = deletion.loader;
export const action = deletion.action;
export const clientAction = sendConfirmed(texts);

export default function DeleteDoctor(props: Route.ComponentProps) {
  return <Confirm {...texts} {...props} />;
}
