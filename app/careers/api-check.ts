import { handleCalls } from "#app/api/calls.server.ts";
import { problem, respondJson } from "#app/api/respond.server.ts";
import { requireApiStaff } from "#app/auth/api-guard.server.ts";
import { checkApplication } from "#db/applications.ts";
import type { Route } from "./+types/api-check";
import { toJson } from "./json.ts";

async function check({ request, params }: Route.ActionArgs) {
  const application = checkApplication(params.id, await requireApiStaff(request));
  if (!application) return problem(404, "Application not found");
  return respondJson({ application: toJson(application) });
}

export const loader = handleCalls({
  PUT: { respond: check, failure: "Failed to move the application" },
});
export const action = loader;
