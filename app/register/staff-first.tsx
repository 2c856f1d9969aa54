import { requireStaff } from "#app/auth/guard.ts";
import { orLoadFailure, orNotSent, refuse } from "#app/requests/failure.server.ts";
import { redirectWithFlash } from "#app/requests/flash.server.ts";
import { sending } from "#app/ui/sending/send.ts";
import { putFirst } from "#db/register/appointment-states.ts";
import type { Route } from "./+types/staff-first";
import {
  placeOf,
  requireAppointment,
  sayAppointment,
  whyNotChanged,
  whyTooOld,
} from "./outcome.server.ts";
import { StateNotice } from "./state-notice.tsx";
import { nameOf } from "./words.ts";

const failure = "Failed to update appointment";

export const meta: Route.MetaFunction = () => [{ title: "Next patient" }];

export function loader({ params }: Route.LoaderArgs) {
  return orLoadFailure(() => sayAppointment(params.id));
}

/** May come twice: who is first stays first. */
export function action({ params, context }: Route.ActionArgs) {
  const staff = requireStaff(context);
  return orNotSent(failure, async () => {
    const old = whyTooOld(requireAppointment(params.id), staff);
    if (old) return refuse(failure, old);
    const outcome = putFirst(params.id);
    if (!("changed" in outcome)) return refuse(failure, whyNotChanged(outcome));
    const sentence = `${nameOf(outcome.changed)} is the next one.`;
    return redirectWithFlash(placeOf(outcome.changed), { sentence });
  });
}

export const clientAction = sending<Route.ClientActionArgs>(failure, "Look at the register.");

export default function FirstInLine(props: Route.ComponentProps) {
  return <StateNotice title="Next patient" {...props} />;
}
