import { handleCalls } from "#app/api/calls.server.ts";
import { requireFound, respondJson } from "#app/api/respond.server.ts";
import { requireApiStaff } from "#app/auth/api-guard.server.ts";
import { recordFrom } from "#app/auth/events.server.ts";
import { checkApplication } from "#db/applications/applications.ts";
import type { Route } from "./+types/api-check";
import { staffApplicationExample } from "./api-example.ts";
import { staffApplicationResponse, toStaffJson } from "./json.ts";

export const loader = handleCalls<Route.ActionArgs>({
  PUT: {
    tag: "Careers",
    operationId: "checkApplication",
    summary: "Move an unchecked application to the others",
    description: "Nothing changes if it is there already.",
    returns: {
      description: "The application",
      schema: staffApplicationResponse,
      example: { application: staffApplicationExample },
    },
    respond: check,
    failure: "Failed to move the application",
  },
});
export const action = loader;

async function check({ request, params, context }: Route.ActionArgs) {
  const staff = await requireApiStaff(request);
  const application = requireFound(checkApplication(params.id, staff), "Application");
  recordFrom(context, { kind: "application viewed", staff, subjectId: application.id });
  return respondJson({ application: toStaffJson(application) });
}
