import { answerJson, refuse } from "#app/api/answer.server.ts";
import { answerCalls } from "#app/api/calls.server.ts";
import { requireApiStaff } from "#app/auth/api-guard.server.ts";
import { deleteApplication, findApplication } from "#db/applications.ts";
import type { Route } from "./+types/api-show";
import { toJson } from "./json.ts";

async function show({ request, params }: Route.LoaderArgs) {
  await requireApiStaff(request);
  const application = findApplication(params.id);
  return application ? answerJson({ application: toJson(application) }) : noApplication();
}

async function remove({ request, params }: Route.ActionArgs) {
  const application = deleteApplication(params.id, await requireApiStaff(request));
  if (!application) return noApplication();
  return answerJson({ _id: application.id, id: application.id });
}

const answer = answerCalls<Route.ActionArgs>({
  GET: { answer: show, failure: "Failed to fetch careers" },
  DELETE: { answer: remove, failure: "Failed to delete career" },
});

export { answer as action, answer as loader };

function noApplication(): Response {
  return refuse(404, "Application not found");
}
