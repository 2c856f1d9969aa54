import { answerJson, refuse } from "#app/api/answer.server.ts";
import { answerCalls } from "#app/api/calls.server.ts";
import { requireApiStaff } from "#app/auth/api-guard.server.ts";
import { removePhoto } from "#app/uploads/photos.server.ts";
import { type Doctor, deleteDoctor, findDoctor, updateDoctor } from "#db/doctors.ts";
import type { Route } from "./+types/api-show";
import { readDoctor } from "./api-body.server.ts";
import { toJson } from "./json.ts";

export const handle = { maxBodyBytes: 16 * 1024 * 1024 };

function show({ params }: Route.LoaderArgs) {
  const doctor = findDoctor(params.id);
  return doctor ? answerDoctor(doctor) : noDoctor();
}

async function update({ request, params }: Route.ActionArgs) {
  const staff = await requireApiStaff(request);
  if (!findDoctor(params.id)) return noDoctor();
  const sent = await readDoctor(request, staff.id);
  // Read again, because reading the body took time; from here on nothing is awaited.
  const stored = findDoctor(params.id);
  const saved =
    stored &&
    updateDoctor(
      stored.id,
      expectedVersion(request) ?? stored.version,
      {
        ...sent,
        is_active: sent.is_active ?? stored.is_active,
        photo_key: sent.photo_key ?? stored.photo_key,
      },
      staff,
    );
  if (!saved || saved.conflict) {
    if (sent.photo_key) await removePhoto(sent.photo_key);
    return saved ? changedSince() : noDoctor();
  }
  const { before, after } = saved;
  if (before.photo_key && before.photo_key !== after.photo_key) await removePhoto(before.photo_key);
  return answerDoctor(after);
}

async function remove({ request, params }: Route.ActionArgs) {
  const doctor = deleteDoctor(params.id, await requireApiStaff(request));
  if (!doctor) return noDoctor();
  if (doctor.photo_key) await removePhoto(doctor.photo_key);
  return answerJson({ _id: doctor.id, id: doctor.id });
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

/** The version that a client says it changes; without If-Match it takes what there is. */
function expectedVersion(request: Request): number | undefined {
  const tag = request.headers.get("If-Match");
  return tag === null || tag === "*" ? undefined : Number(/^"(\d+)"$/.exec(tag)?.[1]);
}
