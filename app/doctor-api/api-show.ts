import { handleCalls } from "#app/api/calls.server.ts";
import { aboutVersions, deleted, moreByStaff } from "#app/api/describe.ts";
import { requireFound, respondJson, strangersCaching } from "#app/api/respond.server.ts";
import {
  changedSince,
  expectedVersion,
  requireVersion,
  respondVersion,
} from "#app/api/versions.server.ts";
import { isApiStaff, requireApiStaff } from "#app/auth/api-guard.server.ts";
import { saveDoctor } from "#app/doctor-desk/save.server.ts";
import { type Doctor, deleteDoctor, findDoctor } from "#db/doctors/doctors.ts";
import type { Route } from "./+types/api-show";
import { aboutForms, describedDoctor, readDoctor } from "./api-body.server.ts";
import { doctorReturned } from "./example.ts";
import { doctorJson, toJson, toPublicJson } from "./json.ts";
import { withOpd } from "./with-opd.server.ts";

export const handle = { isPublic: true, differsForStaff: true };

export const loader = handleCalls<Route.ActionArgs>({
  GET: {
    tag: "Doctors",
    operationId: "getDoctor",
    summary: "One doctor",
    description: "The ETag is the doctor's version, for If-Match.",
    security: moreByStaff,
    returns: { description: "The doctor", schema: doctorJson, example: doctorReturned },
    respond: show,
    failure: "Failed to fetch doctor",
  },
  PUT: {
    tag: "Doctors",
    operationId: "updateDoctor",
    summary: "Change a doctor",
    description: `Needs all fields again; without a photo, isActive or languages these stay as they are. ${aboutVersions} ${aboutForms}`,
    takesIfMatch: true,
    body: describedDoctor,
    returns: { description: "The doctor as stored", schema: doctorJson, example: doctorReturned },
    otherErrors: [429],
    respond: update,
    failure: "Failed to update doctor",
  },
  DELETE: {
    tag: "Doctors",
    operationId: "deleteDoctor",
    summary: "Delete a doctor",
    takesIfMatch: true,
    returns: deleted("The id of the doctor"),
    respond: remove,
    failure: "Failed to delete doctor",
  },
});
export const action = loader;

async function show({ request, params, context }: Route.LoaderArgs) {
  const doctor = requireFound(findDoctor(params.id), "Doctor");
  if (await isApiStaff(request)) return respondDoctor(doctor, context);
  requireFound(doctor.is_active, "Doctor");
  return respondVersion(toPublicJson(withOpd(doctor, context)), doctor.version, {
    headers: strangersCaching,
  });
}

async function update({ request, params, context }: Route.ActionArgs) {
  const staff = await requireApiStaff(request);
  requireFound(findDoctor(params.id), "Doctor");
  const fields = await readDoctor(request, staff.id);
  const version = expectedVersion(request);
  const saved = requireFound(await saveDoctor({ id: params.id, version, fields }, staff), "Doctor");
  return saved.conflict ? changedSince("doctor") : respondDoctor(saved.after, context);
}

async function remove({ request, params }: Route.ActionArgs) {
  const staff = await requireApiStaff(request);
  const doctor = requireFound(findDoctor(params.id), "Doctor");
  requireVersion(request, doctor, "doctor");
  deleteDoctor(doctor.id, staff);
  return respondJson({ _id: doctor.id, id: doctor.id });
}

function respondDoctor(doctor: Doctor, context: Route.LoaderArgs["context"]): Response {
  return respondVersion(toJson(withOpd(doctor, context)), doctor.version);
}
