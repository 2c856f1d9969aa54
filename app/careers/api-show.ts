import { readBody } from "#app/api/body.server.ts";
import { handleCalls } from "#app/api/calls.server.ts";
import { fieldProblems, problem, respondJson } from "#app/api/respond.server.ts";
import { changedSince, expectedVersion, respondVersion } from "#app/api/versions.server.ts";
import { requireApiStaff } from "#app/auth/api-guard.server.ts";
import { clientAddress } from "#app/requests/http.ts";
import { updateApplication } from "#db/application-states.ts";
import { type Application, deleteApplication, findApplication } from "#db/applications.ts";
import { recordEvent } from "#db/events.ts";
import type { Route } from "./+types/api-show";
import { notesCall } from "./api-inputs.ts";
import { applicationPatch, toStaffJson } from "./json.ts";

export const calls = { PATCH: notesCall };

async function show({ request, params, context }: Route.LoaderArgs) {
  const staff = await requireApiStaff(request);
  const application = findApplication(params.id);
  if (!application) return noApplication();
  const address = context.get(clientAddress);
  recordEvent({ kind: "application viewed", staff, address, subjectId: application.id });
  return respondApplication(application);
}

async function update({ request, params }: Route.ActionArgs) {
  const staff = await requireApiStaff(request);
  const { fields } = await readBody(request, notesCall);
  const sent = applicationPatch.safeParse(fields);
  if (!sent.success) return fieldProblems(sent.error);
  const saved = updateApplication(params.id, expectedVersion(request), sent.data, staff);
  if (!saved) return noApplication();
  return saved.conflict ? changedSince("application") : respondApplication(saved.after);
}

async function remove({ request, params }: Route.ActionArgs) {
  const application = deleteApplication(params.id, await requireApiStaff(request));
  if (!application) return noApplication();
  return respondJson({ _id: application.id, id: application.id });
}

export const loader = handleCalls<Route.ActionArgs>({
  GET: { respond: show, failure: "Failed to fetch careers" },
  PATCH: { respond: update, failure: "Failed to update the application" },
  DELETE: { respond: remove, failure: "Failed to delete career" },
});
export const action = loader;

function respondApplication(application: Application): Response {
  return respondVersion({ application: toStaffJson(application) }, application.version);
}

function noApplication(): Response {
  return problem(404, "Application not found");
}
