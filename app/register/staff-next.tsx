import { data } from "react-router";
import { requireStaff } from "#app/auth/guard.ts";
import { readForm } from "#app/forms/form.server.ts";
import { undoPath } from "#app/patients/undo-path.server.ts";
import { orLoadFailure, orNotSent, refuse } from "#app/requests/failure.server.ts";
import { redirectWithFlash } from "#app/requests/flash.server.ts";
import { notFound } from "#app/requests/http.ts";
import { readClock } from "#app/timetable/timetable.server.ts";
import { sending } from "#app/ui/sending/send.ts";
import { type CallOutcome, callToken } from "#db/register/appointment-states.ts";
import { type Appointment, findAppointmentByToken } from "#db/register/appointments.ts";
import type { Route } from "./+types/staff-next";
import { placeOf, sinceWhen, whyTooOld } from "./outcome.server.ts";
import { placeOfQueue, placeOfSitting, requireQueue } from "./queue.server.ts";
import { nextForm } from "./staff-inputs.ts";
import { StateNotice } from "./state-notice.tsx";
import { sayState } from "./words.ts";

const failure = "Failed to call the next patient";

export const reads = [nextForm];

export const meta: Route.MetaFunction = () => [{ title: "Call the next patient" }];

export function loader({ params }: Route.LoaderArgs) {
  return orLoadFailure(() => {
    const queue = requireQueue(params.queue);
    const { now_token } = queue;
    const sentence = now_token ? `Token ${now_token} is being seen.` : "Nobody is being seen.";
    return { sentence, back: placeOfQueue(queue) };
  });
}

/** May come twice: the same call by the same person is one. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const staff = requireStaff(context);
  const form = await readForm(request, nextForm);
  const token = Number(form.get("token"));
  if (!Number.isInteger(token)) throw data(null, { status: 400, statusText: failure });
  const now = Number(form.get("now")) || null;
  return orNotSent(failure, async () => {
    const old = whyTooOld(requireQueue(params.queue), staff);
    if (old) return refuse(failure, old);
    const outcome = callToken(params.queue, { now, token }, readClock().day, staff);
    if (!("called" in outcome)) return refuse(failure, whyNotCalled(outcome));
    const { called } = outcome;
    const before = now === null ? undefined : findAppointmentByToken(params.queue, now);
    const shown = form.get("shown");
    return redirectWithFlash(typeof shown === "string" ? placeOfSitting(shown) : placeOf(called), {
      sentence: [sayState(called), before?.state === "seen" && sayState(before)]
        .filter(Boolean)
        .join(" "),
      undoAt: undoPath(called.id, staff),
    });
  });
}

export const clientAction = sending<Route.ClientActionArgs>(failure, "Look at the register.");

export default function CallNext(props: Route.ComponentProps) {
  return (
    <StateNotice title="Call the next patient" failure="Failed to fetch appointments" {...props} />
  );
}

function whyNotCalled(outcome: Exclude<CallOutcome, { called: Appointment }>): string {
  switch (outcome.refusal) {
    case "gone":
      throw notFound();
    case "not waiting":
      return `Token ${outcome.token} is not waiting any more.`;
    case "outdated": {
      const { now_token } = outcome.queue;
      if (now_token === null) return "Nobody is being seen any more. Look at the register.";
      return `Token ${now_token} is being seen${sinceWhen(outcome.since)}.`;
    }
  }
}
