import { handleCalls } from "#app/api/calls.server.ts";
import { takePage } from "#app/api/list.server.ts";
import { respondJson } from "#app/api/respond.server.ts";
import { requireApiStaff } from "#app/auth/api-guard.server.ts";
import { readListQuery } from "#app/http.ts";
import { listApplications } from "#db/applications.ts";
import type { Route } from "./+types/api-list";
import { toJson } from "./json.ts";

async function list({ request, url }: Route.LoaderArgs) {
  await requireApiStaff(request);
  const { items, headers } = takePage(url, listApplications(readListQuery(url).q).map(toJson));
  return respondJson({ applications: items }, { headers });
}

export const loader = handleCalls({ GET: { respond: list, failure: "Failed to fetch careers" } });
export const action = loader;
