import { handleCalls } from "#app/api/calls.server.ts";
import { deleted } from "#app/api/describe.ts";
import { problem, respondJson } from "#app/api/respond.server.ts";
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
  const link = deleteLink(params.id, await requireApiStaff(request));
  return link ? respondJson({ _id: link.id, id: link.id }) : problem(404, "Link not found");
}
