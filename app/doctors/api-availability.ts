import { answerJson, refuse, refuseFields } from "#app/api/answer.server.ts";
import { readJson } from "#app/api/body.server.ts";
import { answerCalls } from "#app/api/calls.server.ts";
import { requireApiStaff } from "#app/auth/api-guard.server.ts";
import { setAvailability } from "#db/doctors.ts";
import type { Route } from "./+types/api-availability";
import { availabilityBody, toJson } from "./json.ts";

async function update({ request, params }: Route.ActionArgs) {
  const staff = await requireApiStaff(request);
  const sent = availabilityBody.safeParse(await readJson(request));
  if (!sent.success) return refuseFields(sent.error);
  const doctor = setAvailability(params.id, sent.data.availability, staff);
  return doctor ? answerJson(toJson(doctor)) : refuse(404, "Doctor not found");
}

const answer = answerCalls({ PUT: { answer: update, failure: "Failed to update availability" } });

export { answer as action, answer as loader };
