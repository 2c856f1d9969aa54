import { handleCalls } from "#app/api/calls.server.ts";
import { deleted } from "#app/api/describe.ts";
import { requireFound, respondJson } from "#app/api/respond.server.ts";
import { requireApiStaff } from "#app/auth/api-guard.server.ts";
import { deleteLink } from "#db/texts/links.ts";
import type { Route } from "./+types/api-delete";

export const loader = handleCalls<Route.ActionArgs>({
  DELETE: {
    tag: "Social links",
    operationId: "deleteLink",
    summary: "Delete a link",
    returns: deleted("The id of the link"),
    respond: remove,
    failure: "Failed to delete link",
  },
});
export const action = loader;

async function remove({ request, params }: Route.ActionArgs) {
  const { id } = requireFound(deleteLink(params.id, await requireApiStaff(request)), "Link");
  return respondJson({ _id: id, id });
}
