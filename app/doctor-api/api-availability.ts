import { readChecked } from "#app/api/body.server.ts";
import { handleCalls } from "#app/api/calls.server.ts";
import { requireFound, respondJson } from "#app/api/respond.server.ts";
import { requireApiStaff } from "#app/auth/api-guard.server.ts";
import { lengths } from "#app/doctors/fields.ts";
import { setAvailability } from "#db/doctors/doctors.ts";
import type { Route } from "./+types/api-availability";
import { doctorReturned } from "./example.ts";
import { availabilityBody, doctorJson, toJson } from "./json.ts";
import { withOpd } from "./with-opd.server.ts";

const availabilityCall = { fields: { availability: lengths.availability } };

export const loader = handleCalls<Route.ActionArgs>({
  PUT: {
    tag: "Doctors",
    operationId: "setAvailability",
    summary: "Say whether a doctor is available",
    body: {
      reads: availabilityCall,
      schema: availabilityBody,
      example: { availability: "unavailable" },
    },
    returns: {
      description: "The doctor as stored",
      schema: doctorJson,
      example: {
        ...doctorReturned,
        availability: "unavailable",
        isAvailable: false,
        sittings: [],
        absences: [],
        nextSitting: null,
      },
    },
    respond: update,
    failure: "Failed to update availability",
  },
});
export const action = loader;

async function update({ request, params, context }: Route.ActionArgs) {
  const staff = await requireApiStaff(request);
  const { availability } = await readChecked(request, availabilityCall, availabilityBody);
  const doctor = requireFound(setAvailability(params.id, availability, staff), "Doctor");
  return respondJson(toJson(withOpd(doctor, context)));
}
