import { readChecked } from "#app/api/body.server.ts";
import { handleCalls } from "#app/api/calls.server.ts";
import { byStaff } from "#app/api/describe.ts";
import { problem, wrongField } from "#app/api/respond.server.ts";
import { respondVersion } from "#app/api/versions.server.ts";
import { requireApiDesk } from "#app/auth/api-guard.server.ts";
import { readClock } from "#app/timetable/timetable.server.ts";
import { changeState } from "#db/appointment-states.ts";
import { findAppointment } from "#db/appointments.ts";
import type { Route } from "./+types/api-state";
import { appointmentExample } from "./api-example.ts";
import { stateCall } from "./api-inputs.ts";
import { appointmentJson, stateBody, toAppointmentJson } from "./json.ts";

const change = { state: "cancelled" as const, reason: "patient" as const };

export const loader = handleCalls<Route.ActionArgs>({
  PUT: {
    tag: "Front desk",
    operationId: "setAppointmentState",
    summary: "Say that somebody has arrived, is being seen, did not come or cancels",
    description:
      "For the front desk and administrators. The present state again changes nothing. Who is called ends the visit of who was before.",
    security: byStaff,
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
  const before = findAppointment(params.id);
  if (!before) return noAppointment();
  const { state: to, reason = "" } = await readChecked(request, stateCall, stateBody);
  const outcome = changeState(before.id, { from: undefined, to, reason }, readClock().day, staff);
  if ("changed" in outcome) {
    return respondVersion(toAppointmentJson(outcome.changed), outcome.changed.version);
  }
  if (outcome.refusal === "gone") return noAppointment();
  const text =
    outcome.refusal === "later"
      ? `An appointment for ${outcome.current.day} cannot be “${to}” yet.`
      : `An appointment that is “${outcome.current.state}” cannot be “${to}”.`;
  return wrongField("state", text);
}

function noAppointment(): Response {
  return problem(404, "Appointment not found");
}
