import { z } from "zod";
import { readBody } from "#app/api/body.server.ts";
import { handleCalls } from "#app/api/calls.server.ts";
import { byAnybody } from "#app/api/describe.ts";
import { flattenContact } from "#app/api/fields.ts";
import { checkSent, problem, respondJson } from "#app/api/respond.server.ts";
import type { CallInput } from "#app/forms/route-inputs.ts";
import { takesApplications } from "#app/hospital/takes-applications.server.ts";
import { clientAddress } from "#app/requests/http.ts";
import { careers } from "#app/words/en/careers.ts";
import type { Route } from "./+types/api-create";
import { applicationExample, applicationSent } from "./api-example.ts";
import { applicationForm } from "./inputs.ts";
import {
  aboutUnchecked,
  applicationBody,
  applicationJson,
  applicationJsonBody,
  toApplicationFields,
  toJson,
} from "./json.ts";
import { submitApplication, waitMessage } from "./submit.server.ts";

const { resume_link: resumeLink, ...sameFields } = applicationForm.typed;

const applicationCall = {
  fields: { ...sameFields, resumeLink },
  objects: ["contact"],
} satisfies CallInput;

export const loader = handleCalls<Route.ActionArgs>({
  POST: {
    tag: "Careers",
    operationId: "createApplication",
    summary: "Apply for a job",
    description: `The same application sent again on the same day is kept once. ${aboutUnchecked} When 1,000 are unchecked, further ones beyond the limits are rejected. A hospital that takes no applications rejects them all (403).`,
    security: byAnybody,
    body: { reads: applicationCall, schema: applicationJsonBody, example: applicationSent },
    returns: {
      status: 201,
      description: "The application as kept",
      schema: z.object({ application: applicationJson }),
      example: { application: applicationExample },
    },
    otherErrors: [429],
    respond: create,
    failure: "Failed to submit career application",
  },
});
export const action = loader;

async function create({ request, context }: Route.ActionArgs) {
  const { fields } = await readBody(request, applicationCall);
  if (!takesApplications()) return problem(403, careers.closed);
  const sent = checkSent(applicationBody, flattenContact(fields));
  const sender = { address: context.get(clientAddress) };
  const stored = await submitApplication(toApplicationFields(sent), sender);
  if (typeof stored !== "number")
    return respondJson({ application: toJson(stored) }, { status: 201 });
  return problem(429, waitMessage(stored), { headers: { "Retry-After": String(stored) } });
}
