import { readChecked } from "#app/api/body.server.ts";
import { handleCalls } from "#app/api/calls.server.ts";
import { aboutVersions, deleted } from "#app/api/describe.ts";
import { requireFound, respondJson } from "#app/api/respond.server.ts";
import {
  changedSince,
  expectedVersion,
  requireVersion,
  respondVersion,
} from "#app/api/versions.server.ts";
import { requireApiStaff } from "#app/auth/api-guard.server.ts";
import { recordFrom } from "#app/auth/events.server.ts";
import { updateApplication } from "#db/applications/application-states.ts";
import {
  type Application,
  deleteApplication,
  findApplication,
} from "#db/applications/applications.ts";
import { trashDays } from "#db/disk/retention.ts";
import type { Route } from "./+types/api-show";
import { staffApplicationExample } from "./api-example.ts";
import { applicationPatch, staffApplicationResponse, toStaffJson } from "./json.ts";
import { staffLengths } from "./staff-inputs.ts";

const notesCall = { fields: staffLengths };

const patch = { state: "interview" as const, notes: "Called on Monday.\n\nComes on Friday at 11." };

export const loader = handleCalls<Route.ActionArgs>({
  GET: {
    tag: "Careers",
    operationId: "getApplication",
    summary: "One application",
    description: "The ETag is the application's version, for If-Match.",
    returns: {
      description: "The application",
      schema: staffApplicationResponse,
      example: { application: staffApplicationExample },
    },
    respond: show,
    failure: "Failed to fetch careers",
  },
  PATCH: {
    tag: "Careers",
    operationId: "updateApplication",
    summary: "Change the state of an application, the notes of staff, or both",
    description: `What is not sent stays as it is. ${aboutVersions}`,
    takesIfMatch: true,
    body: { reads: notesCall, schema: applicationPatch, example: patch },
    returns: {
      description: "The application",
      schema: staffApplicationResponse,
      example: { application: { ...staffApplicationExample, ...patch } },
    },
    respond: update,
    failure: "Failed to update the application",
  },
  DELETE: {
    tag: "Careers",
    operationId: "deleteApplication",
    summary: "Delete an application",
    description: `It stays in the Trash of the dashboard for ${trashDays} days.`,
    takesIfMatch: true,
    returns: deleted("The id of the application"),
    respond: remove,
    failure: "Failed to delete career",
  },
});
export const action = loader;

async function show({ request, params, context }: Route.LoaderArgs) {
  const staff = await requireApiStaff(request);
  const application = requireFound(findApplication(params.id), "Application");
  recordFrom(context, { kind: "application viewed", staff, subjectId: application.id });
  return respondApplication(application);
}

async function update({ request, params, context }: Route.ActionArgs) {
  const staff = await requireApiStaff(request);
  const sent = await readChecked(request, notesCall, applicationPatch);
  const saved = requireFound(
    updateApplication(params.id, expectedVersion(request), sent, staff),
    "Application",
  );
  recordFrom(context, { kind: "application viewed", staff, subjectId: params.id });
  return saved.conflict ? changedSince("application") : respondApplication(saved.after);
}

async function remove({ request, params }: Route.ActionArgs) {
  const staff = await requireApiStaff(request);
  const application = requireFound(findApplication(params.id), "Application");
  requireVersion(request, application, "application");
  deleteApplication(application.id, staff);
  return respondJson({ _id: application.id, id: application.id });
}

function respondApplication(application: Application): Response {
  return respondVersion({ application: toStaffJson(application) }, application.version);
}
