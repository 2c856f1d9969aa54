import { handleCalls } from "#app/api/calls.server.ts";
import { respondJson } from "#app/api/respond.server.ts";
import { requireApiStaff } from "#app/auth/api-guard.server.ts";
import { completeDoctor } from "#app/doctor-desk/save.server.ts";
import { createDoctor } from "#db/doctors.ts";
import type { Route } from "./+types/api-create";
import { readDoctor } from "./api-body.server.ts";
import { doctorCall } from "./api-inputs.ts";
import { toJson } from "./json.ts";
import { withOpd } from "./with-opd.server.ts";

export const calls = { POST: doctorCall };

async function create({ request, context }: Route.ActionArgs) {
  const staff = await requireApiStaff(request);
  const sent = await readDoctor(request, staff.id);
  const doctor = createDoctor(completeDoctor(sent), staff);
  const headers = { Location: `/api/v1/doctor/${doctor.id}` };
  return respondJson(toJson(withOpd(doctor, context)), { status: 201, headers });
}

export const loader = handleCalls({
  POST: { respond: create, failure: "Failed to create doctor" },
});
export const action = loader;
