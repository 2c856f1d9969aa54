import { handleCalls } from "#app/api/calls.server.ts";
import { problem, respondJson } from "#app/api/respond.server.ts";
import { requireApiStaff } from "#app/auth/api-guard.server.ts";
import { clientAddress } from "#app/requests/http.ts";
import { checkApplication } from "#db/applications.ts";
import { recordEvent } from "#db/events.ts";
import type { Route } from "./+types/api-check";
import { toStaffJson } from "./json.ts";

async function check({ request, params, context }: Route.ActionArgs) {
  const staff = await requireApiStaff(request);
  const application = checkApplication(params.id, staff);
  if (!application) return problem(404, "Application not found");
  const address = context.get(clientAddress);
  recordEvent({ kind: "application viewed", staff, address, subjectId: application.id });
  return respondJson({ application: toStaffJson(application) });
}

export const loader = handleCalls({
  PUT: { respond: check, failure: "Failed to move the application" },
});
export const action = loader;
