import { answerJson, refuse, refuseFields } from "#app/api/answer.server.ts";
import { readJson } from "#app/api/body.server.ts";
import { answerCalls } from "#app/api/calls.server.ts";
import { layContactFlat } from "#app/api/fields.ts";
import { clientAddress } from "#app/http.ts";
import type { Route } from "./+types/api-create";
import { applicationBody, toColumns, toJson } from "./json.ts";
import { submitApplication, tooMany } from "./submit.server.ts";

async function create({ request, context }: Route.ActionArgs) {
  const sent = applicationBody.safeParse(layContactFlat(await readJson(request)));
  if (!sent.success) return refuseFields(sent.error);
  const kept = await submitApplication(toColumns(sent.data), context.get(clientAddress));
  if (typeof kept !== "number") return answerJson({ application: toJson(kept) }, { status: 201 });
  return refuse(429, tooMany(kept), { headers: { "Retry-After": String(kept) } });
}

const answer = answerCalls({
  POST: { answer: create, failure: "Failed to submit career application" },
});

export { answer as action, answer as loader };
