import { answerJson, refuse } from "#app/api/answer.server.ts";
import { answerCalls } from "#app/api/calls.server.ts";
import { requireApiStaff } from "#app/auth/api-guard.server.ts";
import { deleteLink } from "#db/links.ts";
import type { Route } from "./+types/api-delete";

async function remove({ request, params }: Route.ActionArgs) {
  const link = deleteLink(params.id, await requireApiStaff(request));
  return link ? answerJson({ _id: link.id, id: link.id }) : refuse(404, "Link not found");
}

const answer = answerCalls({ DELETE: { answer: remove, failure: "Failed to delete link" } });

export { answer as action, answer as loader };
