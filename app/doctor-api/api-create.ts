import { handleCalls } from "#app/api/calls.server.ts";
import { respondJson } from "#app/api/respond.server.ts";
import { requireApiStaff } from "#app/auth/api-guard.server.ts";
import { completeDoctor } from "#app/doctor-desk/save.server.ts";
import { createDoctor } from "#db/doctors/doctors.ts";
import type { Route } from "./+types/api-create";
import { aboutForms, describedDoctor, readDoctor } from "./api-body.server.ts";
import { doctorReturned } from "./example.ts";
import { doctorJson, toJson } from "./json.ts";
import { withOpd } from "./with-opd.server.ts";

export const loader = handleCalls<Route.ActionArgs>({
  POST: {
    tag: "Doctors",
    operationId: "createDoctor",
    summary: "Add a doctor",
    description: `The website shows the doctor unless isActive is false. ${aboutForms}`,
    body: describedDoctor,
    returns: {
      status: 201,
      description: "The doctor as stored",
      schema: doctorJson,
      example: doctorReturned,
    },
    otherErrors: [429],
    respond: create,
    failure: "Failed to create doctor",
  },
});
export const action = loader;

async function create({ request, context }: Route.ActionArgs) {
  const staff = await requireApiStaff(request);
  const sent = await readDoctor(request, staff.id);
  const doctor = createDoctor(completeDoctor(sent), staff);
  const headers = { Location: `/api/v1/doctor/${doctor.id}` };
  return respondJson(toJson(withOpd(doctor, context)), { status: 201, headers });
}
