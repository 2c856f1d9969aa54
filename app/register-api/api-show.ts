import { readChecked } from "#app/api/body.server.ts";
import { handleCalls } from "#app/api/calls.server.ts";
import { aboutVersions } from "#app/api/describe.ts";
import { problem, requireFound } from "#app/api/respond.server.ts";
import { changedSince, expectedVersion, respondVersion } from "#app/api/versions.server.ts";
import { requireApiDesk } from "#app/auth/api-guard.server.ts";
import { recordFrom } from "#app/auth/events.server.ts";
import { whyTooOld } from "#app/register/outcome.server.ts";
import { updateAppointment } from "#db/register/appointment-moves.ts";
import { findBooking } from "#db/register/appointments.ts";
import type { Route } from "./+types/api-show";
import { appointmentExample } from "./api-example.ts";
import { changeCall } from "./api-inputs.ts";
import { appointmentJson, changeBody, toAppointmentJson, toVisitJson } from "./json.ts";

const change = { visit: "follow-up" as const, fee: 0, note: "Comes with her daughter" };

export const loader = handleCalls<Route.ActionArgs>({
  GET: {
    tag: "Front desk",
    operationId: "getAppointment",
    summary: "One appointment",
    description: "For the front desk and administrators. The ETag is its version, for If-Match.",
    returns: { description: "As stored", schema: appointmentJson, example: appointmentExample },
    respond: show,
    failure: "Failed to fetch appointment",
  },
  PUT: {
    tag: "Front desk",
    operationId: "updateAppointment",
    summary: "Change the visit, the fee and the note of an appointment",
    description: `For the front desk and administrators. ${aboutVersions} Of a hospital visit alone.`,
    takesIfMatch: true,
    body: { reads: changeCall, schema: changeBody, example: change },
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

async function show({ request, params, context }: Route.ActionArgs) {
  const staff = await requireApiDesk(request);
  const appointment = requireFound(findBooking(params.id), "Appointment");
  recordFrom(context, { kind: "patient viewed", staff, subjectId: appointment.id });
  return respondVersion(toAppointmentJson(appointment), appointment.version);
}

async function update({ request, params }: Route.ActionArgs) {
  const staff = await requireApiDesk(request);
  const before = requireFound(findBooking(params.id), "Appointment");
  const old = whyTooOld(before, staff);
  if (old) return problem(403, old);
  const sent = await readChecked(request, changeCall, changeBody);
  if (before.kind === "video") return problem(400, "A video call changes by its state alone.");
  const saved = updateAppointment(params.id, expectedVersion(request), sent, staff);
  if ("after" in saved) return respondVersion(toVisitJson(saved.after), saved.after.version);
  if (saved.refusal === "outdated") return changedSince("appointment");
  return problem(404, "Appointment not found");
}
