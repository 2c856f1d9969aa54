import { handleCalls } from "#app/api/calls.server.ts";
import { problem, respondJson } from "#app/api/respond.server.ts";
import { requireApiStaff } from "#app/auth/api-guard.server.ts";
import { clientAddress } from "#app/http.ts";
import { deleteApplication, findApplication } from "#db/applications.ts";
import { recordEvent } from "#db/events.ts";
import type { Route } from "./+types/api-show";
import { toJson } from "./json.ts";

async function show({ request, params, context }: Route.LoaderArgs) {
  const staff = await requireApiStaff(request);
  const application = findApplication(params.id);
  if (!application) return noApplication();
  const address = context.get(clientAddress);
  recordEvent({ kind: "application viewed", staff, address, subjectId: application.id });
  return respondJson({ application: toJson(application) });
}

async function remove({ request, params }: Route.ActionArgs) {
  const application = deleteApplication(params.id, await requireApiStaff(request));
  if (!application) return noApplication();
  return respondJson({ _id: application.id, id: application.id });
}

export const loader = handleCalls<Route.ActionArgs>({
  GET: { respond: show, failure: "Failed to fetch careers" },
  DELETE: { respond: remove, failure: "Failed to delete career" },
});
export const action = loader;

function noApplication(): Response {
  return problem(404, "Application not found");
}
