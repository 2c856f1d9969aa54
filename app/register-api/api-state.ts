import { readChecked } from "#app/api/body.server.ts";
import { handleCalls } from "#app/api/calls.server.ts";
import { problem, requireFound, wrongField } from "#app/api/respond.server.ts";
import { changedSince, isOtherVersion, respondVersion } from "#app/api/versions.server.ts";
import { requireApiDesk } from "#app/auth/api-guard.server.ts";
import { whyTooOld } from "#app/register/outcome.server.ts";
import { sayHolder } from "#app/register/video/video.server.ts";
import { readClock } from "#app/timetable/timetable.server.ts";
import type { StaffActor } from "#db/audit.ts";
import { changeState, type StateChange } from "#db/register/appointment-states.ts";
import { type Booking, findBooking } from "#db/register/appointments.ts";
import { changeVideoCall } from "#db/register/video-calls.ts";
import type { Route } from "./+types/api-state";
import { appointmentExample } from "./api-example.ts";
import { stateCall } from "./api-inputs.ts";
import { appointmentJson, stateBody, toAppointmentJson, toVisitJson } from "./json.ts";

const change = { state: "cancelled" as const, reason: "patient" as const };

export const loader = handleCalls<Route.ActionArgs>({
  PUT: {
    tag: "Front desk",
    operationId: "setAppointmentState",
    summary: "Say that somebody has arrived, is being seen, did not come or cancels",
    description:
      "For the front desk and administrators. The present state again changes nothing. Who is called ends the visit of who was before.",
    takesIfMatch: true,
    body: { reads: stateCall, schema: stateBody, example: change },
    returns: {
      description: "As stored",
      schema: appointmentJson,
      example: { ...appointmentExample, ...change },
    },
    respond: update,
    failure: "Failed to update appointment",
  },
});
export const action = loader;

async function update({ request, params }: Route.ActionArgs) {
  const staff = await requireApiDesk(request);
  requireFound(findBooking(params.id), "Appointment");
  const { state: to, reason } = await readChecked(request, stateCall, stateBody);
  // Somebody else may have changed it while the body came.
  const before = requireFound(findBooking(params.id), "Appointment");
  const old = whyTooOld(before, staff);
  if (old) return problem(403, old);
  if (isOtherVersion(request, before)) return changedSince("appointment");
  if (before.kind === "video") return changeCall(before, { to, reason }, staff);
  const outcome = changeState(before.id, { from: undefined, to, reason }, readClock().day, staff);
  if ("changed" in outcome) {
    return respondVersion(toVisitJson(outcome.changed), outcome.changed.version);
  }
  if (outcome.refusal === "gone") return problem(404, "Appointment not found");
  const text =
    outcome.refusal === "later"
      ? `An appointment for ${outcome.current.day} cannot be “${to}” ${sayWhen(outcome.current)}.`
      : `An appointment that is “${outcome.current.state}” cannot be “${to}”.`;
  return wrongField("state", text);
}

function changeCall(
  { id, state: from }: Booking,
  { to, reason }: Pick<StateChange, "to" | "reason">,
  staff: StaffActor,
): Response {
  const outcome = changeVideoCall(id, { from, to, reason }, readClock().day, staff);
  const current = requireFound(findBooking(id), "Appointment");
  if ("call" in outcome) return respondVersion(toAppointmentJson(current), current.version);
  if (outcome.refusal === "taken") return wrongField("state", sayHolder(outcome.holder));
  const text =
    outcome.refusal === "later"
      ? `A video call for ${current.day} cannot be “${to}” ${sayWhen(current)}.`
      : `A video call that is “${current.state}” cannot be “${to}”.`;
  return wrongField("state", text);
}

function sayWhen({ day }: { day: string }): string {
  return day > readClock().day ? "yet" : "any more";
}
