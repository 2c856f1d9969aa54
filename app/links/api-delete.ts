import { handleCalls } from "#app/api/calls.server.ts";
import { problem, respondJson } from "#app/api/respond.server.ts";
import { requireApiStaff } from "#app/auth/api-guard.server.ts";
import { deleteLink } from "#db/links.ts";
import type { Route } from "./+types/api-delete";

async function remove({ request, params }: Route.ActionArgs) {
  const link = deleteLink(params.id, await requireApiStaff(request));
  return link ? respondJson({ _id: link.id, id: link.id }) : problem(404, "Link not found");
}

export const loader = handleCalls({
  DELETE: { respond: remove, failure: "Failed to delete link" },
});
export const action = loader;
