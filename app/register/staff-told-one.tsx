import { href } from "react-router";
import { requireStaff } from "#app/auth/guard.ts";
import { readForm } from "#app/forms/form.server.ts";
import { orLoadFailure, orNotSent, refuse } from "#app/requests/failure.server.ts";
import { redirectWithFlash } from "#app/requests/flash.server.ts";
import { notFound } from "#app/requests/http.ts";
import { presentHours } from "#app/timetable/present-hours.server.ts";
import { showDay } from "#app/timetable/words.ts";
import { sending } from "#app/ui/sending/send.ts";
import { isTold, listToTell, noteTold, type PresentHours } from "#db/register/appointment-moves.ts";
import type { Appointment } from "#db/register/appointments.ts";
import type { Route } from "./+types/staff-told-one";
import { placeOf, requireWithQueue } from "./outcome.server.ts";
import { toldForm } from "./staff-inputs.ts";
import { StateNotice } from "./state-notice.tsx";
import { nameOf, sayState } from "./words.ts";

const failure = "Failed to update appointment";

export const reads = [toldForm];

export const meta: Route.MetaFunction = () => [{ title: "Told" }];

export function loader({ params }: Route.LoaderArgs) {
  return orLoadFailure(() => {
    const { appointment, queue } = requireWithQueue(params.id);
    const present = presentHours(queue);
    const sentence = isTold(appointment, present) ? "was told" : "was not told yet";
    return { sentence: `${nameOf(appointment)} ${sentence}.`, back: backTo(appointment, present) };
  });
}

/** May come twice. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const staff = requireStaff(context);
  const form = await readForm(request, toldForm);
  return orNotSent(failure, async () => {
    const version = form.has("version") ? Number(form.get("version")) : undefined;
    const present = presentHours(requireWithQueue(params.id).queue);
    const told = noteTold(params.id, version, staff, present);
    if ("after" in told) {
      return redirectWithFlash(backTo(told.after, present), {
        sentence: `${nameOf(told.after)} was told.`,
      });
    }
    if (!("current" in told)) throw notFound();
    return refuse(failure, `Something is new since you looked: ${sayPlace(told.current)}`);
  });
}

/** What the patient is to be told now. */
function sayPlace(appointment: Appointment): string {
  if (appointment.state === "cancelled") return sayState(appointment);
  return `${nameOf(appointment)} has token ${appointment.token} on ${showDay(appointment.day)}.`;
}

/** The list of those who have to be told, or the row of the last one in the register. */
function backTo(appointment: Appointment, present: PresentHours): string {
  const { id, queue_id } = appointment;
  const rows = listToTell(queue_id, present);
  if (!rows.some((one) => one.id === id || !isTold(one, present))) return placeOf(appointment);
  return `${href("/dashboard/Register/queue/:queue/told", { queue: queue_id })}#${id}`;
}

export const clientAction = sending<Route.ClientActionArgs>(failure, "Press the button again.");

export default function Told(props: Route.ComponentProps) {
  return <StateNotice title="Told" {...props} />;
}
