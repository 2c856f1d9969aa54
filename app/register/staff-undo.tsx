import { href } from "react-router";
import { requireStaff } from "#app/auth/guard.ts";
import { orNotSent, orUnread } from "#app/requests/failure.server.ts";
import { redirectWithFlash } from "#app/requests/flash.server.ts";
import { notFound } from "#app/requests/http.ts";
import { send } from "#app/ui/sending/send.ts";
import type { Appointment } from "#db/appointments.ts";
import { findRegisterChange } from "#db/register-changes.ts";
import { type UndoOutcome, undoAppointmentChange } from "#db/undo-appointment.ts";
import type { Route } from "./+types/staff-undo";
import { placeOf, refuse, requireAppointment, sinceWhen } from "./outcome.server.ts";
import { StateNotice } from "./state-notice.tsx";
import { nameOf, sayState, stateLabels } from "./words.ts";

const failure = "Failed to undo";

export const meta: Route.MetaFunction = () => [{ title: "Undo" }];

export function loader({ params }: Route.LoaderArgs) {
  return orUnread(() => {
    const appointment = requireAppointment(
      findRegisterChange(Number(params.change))?.subject_id ?? "",
    );
    return { sentence: sayState(appointment), back: placeOf(appointment) };
  });
}

/** May come twice: what is undone already stays so. */
export function action({ params, context }: Route.ActionArgs) {
  const staff = requireStaff(context);
  return orNotSent(failure, async () => {
    const outcome = undoAppointmentChange(Number(params.change), staff);
    if (!("undone" in outcome)) return refuse(failure, whyNotUndone(outcome));
    const { undone } = outcome;
    return redirectWithFlash(placeOf(undone), {
      sentence: `The change was undone. ${sayState(undone)}`,
      isUndone: true,
    });
  });
}

export function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  return send(request, serverAction, failure, "Look at the register.");
}

/** Where Undo leads if it fails. */
export default function UndoAppointment({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <StateNotice
      title="Undo"
      failure="Failed to fetch appointment"
      read={loaderData}
      reply={actionData}
      fallback={href("/dashboard/Register")}
    />
  );
}

function whyNotUndone(outcome: Exclude<UndoOutcome, { undone: Appointment }>): string {
  switch (outcome.refusal) {
    case "gone":
      throw notFound();
    case "notYours":
      return "You can take back what you changed yourself, within a day.";
    case "occupied":
      return `Token ${outcome.token} is being seen: end that visit first.`;
    case "changed": {
      const { current, since } = outcome;
      return `${nameOf(current)} is “${stateLabels[current.state]}”${sinceWhen(since)}: that is not the change that you would take back.`;
    }
  }
}
