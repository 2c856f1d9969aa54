import { readBody } from "#app/api/body.server.ts";
import { handleCalls } from "#app/api/calls.server.ts";
import { fieldProblems, problem, respondJson } from "#app/api/respond.server.ts";
import { requireApiStaff } from "#app/auth/api-guard.server.ts";
import { setAvailability } from "#db/doctors.ts";
import type { Route } from "./+types/api-availability";
import { availabilityCall } from "./api-inputs.ts";
import { availabilityBody, toJson } from "./json.ts";
import { withOpd } from "./with-opd.server.ts";

export const calls = { PUT: availabilityCall };

async function update({ request, params, context }: Route.ActionArgs) {
  const staff = await requireApiStaff(request);
  const { fields } = await readBody(request, availabilityCall);
  const sent = availabilityBody.safeParse(fields);
  if (!sent.success) return fieldProblems(sent.error);
  const doctor = setAvailability(params.id, sent.data.availability, staff);
  return doctor ? respondJson(toJson(withOpd(doctor, context))) : problem(404, "Doctor not found");
}

export const loader = handleCalls({
  PUT: { respond: update, failure: "Failed to update availability" },
});
export const action = loader;
