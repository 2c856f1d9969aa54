import { answerJson, refuse } from "#app/api/answer.server.ts";
import { answerCalls } from "#app/api/calls.server.ts";
import { requireApiStaff } from "#app/auth/api-guard.server.ts";
import { maxPhotoFormBytes } from "#app/uploads/limits.ts";
import { type Doctor, findDoctor } from "#db/doctors.ts";
import type { Route } from "./+types/api-show";
import { readDoctor } from "./api-body.server.ts";
import { toJson } from "./json.ts";
import { removeDoctor, saveDoctor } from "./save.server.ts";

export const handle = { maxBodyBytes: maxPhotoFormBytes };

const neverStored = 0;

function show({ params }: Route.LoaderArgs) {
  const doctor = findDoctor(params.id);
  return doctor ? answerDoctor(doctor) : noDoctor();
}

async function update({ request, params }: Route.ActionArgs) {
  const staff = await requireApiStaff(request);
  if (!findDoctor(params.id)) return noDoctor();
  const fields = await readDoctor(request, staff.id);
  const version = expectedVersion(request);
  const saved = await saveDoctor({ id: params.id, version, fields }, staff);
  if (!saved) return noDoctor();
  return saved.conflict ? changedSince() : answerDoctor(saved.after);
}

async function remove({ request, params }: Route.ActionArgs) {
  const doctor = await removeDoctor(params.id, await requireApiStaff(request));
  return doctor ? answerJson({ _id: doctor.id, id: doctor.id }) : noDoctor();
}

const answer = answerCalls<Route.ActionArgs>({
  GET: { answer: show, failure: "Failed to fetch doctor" },
  PUT: { answer: update, failure: "Failed to update doctor" },
  DELETE: { answer: remove, failure: "Failed to delete doctor" },
});

export { answer as action, answer as loader };

function noDoctor(): Response {
  return refuse(404, "Doctor not found");
}

function changedSince(): Response {
  return refuse(412, "Somebody else has changed this doctor. Nothing of yours was saved.");
}

/** Answers a doctor with its version as the ETag, for a client that wants to update just this one. */
function answerDoctor(doctor: Doctor): Response {
  return answerJson(toJson(doctor), { headers: { ETag: `"${doctor.version}"` } });
}

/** The version that If-Match names; without it, whichever is stored. A tag we never sent is no version. */
function expectedVersion(request: Request): number | undefined {
  const tag = request.headers.get("If-Match");
  if (tag === null || tag === "*") return undefined;
  const [, version = neverStored] = /^"(\d+)"$/.exec(tag) ?? [];
  return Number(version);
}
