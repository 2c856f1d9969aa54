import { handleCalls } from "#app/api/calls.server.ts";
import { partQuery, searchQuery } from "#app/api/inputs.ts";
import type { Route } from "./+types/api-list-available";
import { respondDoctors } from "./api-part.server.ts";

export const handle = { isPublic: true, differsForStaff: true };

export const reads = [searchQuery, partQuery];

function list(args: Route.LoaderArgs) {
  return respondDoctors(args, { visible: true });
}

export const loader = handleCalls({
  GET: { respond: list, failure: "Failed to fetch available doctors" },
});
export const action = loader;
