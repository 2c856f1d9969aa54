import { readBody } from "#app/api/body.server.ts";
import { handleCalls } from "#app/api/calls.server.ts";
import { flattenContact } from "#app/api/fields.ts";
import { fieldProblems, problem, respondJson } from "#app/api/respond.server.ts";
import { clientAddress } from "#app/requests/http.ts";
import type { Route } from "./+types/api-create";
import { applicationCall } from "./api-inputs.ts";
import { applicationBody, toApplicationFields, toJson } from "./json.ts";
import { submitApplication, waitMessage } from "./submit.server.ts";

export const calls = { POST: applicationCall };

async function create({ request, context }: Route.ActionArgs) {
  const { fields } = await readBody(request, applicationCall);
  const sent = applicationBody.safeParse(flattenContact(fields));
  if (!sent.success) return fieldProblems(sent.error);
  const sender = { address: context.get(clientAddress) };
  const stored = await submitApplication(toApplicationFields(sent.data), sender);
  if (typeof stored !== "number")
    return respondJson({ application: toJson(stored) }, { status: 201 });
  return problem(429, waitMessage(stored), { headers: { "Retry-After": String(stored) } });
}

export const loader = handleCalls({
  POST: { respond: create, failure: "Failed to submit career application" },
});
export const action = loader;
