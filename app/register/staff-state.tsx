import { requireStaff } from "#app/auth/guard.ts";
import { readForm } from "#app/forms/form.server.ts";
import { orLoadFailure, orNotSent, refuse } from "#app/requests/failure.server.ts";
import { redirectWithFlash } from "#app/requests/flash.server.ts";
import { readClock } from "#app/timetable/timetable.server.ts";
import { sending } from "#app/ui/sending/send.ts";
import { changeState } from "#db/register/appointment-states.ts";
import type { Route } from "./+types/staff-state";
import {
  placeOf,
  readStep,
  requireAppointment,
  sayAppointment,
  tellState,
  whyNotChanged,
  whyTooOld,
} from "./outcome.server.ts";
import { stateForm } from "./staff-inputs.ts";
import { StateNotice } from "./state-notice.tsx";
import { cancelReasons } from "./words.ts";

const failure = "Failed to update appointment";
const unsure = "It may or may not have been changed. Look at the register.";

export const reads = [stateForm];

export const meta: Route.MetaFunction = () => [{ title: "Appointment" }];

export function loader({ params }: Route.LoaderArgs) {
  return orLoadFailure(() => sayAppointment(params.id));
}

/** May come twice: the state that it is in already is no change. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const staff = requireStaff(context);
  const form = await readForm(request, stateForm);
  const { from, to } = readStep(form, failure);
  const reason = readReason(form.get("reason"));
  return orNotSent(failure, async () => {
    const old = whyTooOld(requireAppointment(params.id), staff);
    if (old) return refuse(failure, old);
    const outcome = changeState(params.id, { from, to, reason }, readClock().day, staff);
    if (!("changed" in outcome)) return refuse(failure, whyNotChanged(outcome));
    const { changed } = outcome;
    return redirectWithFlash(placeOf(changed), tellState(changed, staff));
  });
}

export const clientAction = sending<Route.ClientActionArgs>(failure, unsure);

/** Where a button of the register leads if it fails. */
export default function AppointmentState(props: Route.ComponentProps) {
  return <StateNotice title="Appointment" {...props} />;
}

function readReason(sent: FormDataEntryValue | null) {
  return cancelReasons.find((known) => known === sent) ?? "";
}
