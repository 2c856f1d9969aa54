import { handleCalls } from "#app/api/calls.server.ts";
import { takePage } from "#app/api/list.server.ts";
import { respondJson } from "#app/api/respond.server.ts";
import { requireApiStaff } from "#app/auth/api-guard.server.ts";
import { clientAddress, readListQuery } from "#app/http.ts";
import { listApplications } from "#db/applications.ts";
import { recordEvent } from "#db/events.ts";
import type { Route } from "./+types/api-list";
import { toJson } from "./json.ts";

async function list({ request, url, context }: Route.LoaderArgs) {
  const staff = await requireApiStaff(request);
  recordEvent({ kind: "applications listed", staff, address: context.get(clientAddress) });
  const { items, headers } = takePage(url, listApplications(readListQuery(url).q).map(toJson));
  return respondJson({ applications: items }, { headers });
}

export const loader = handleCalls({ GET: { respond: list, failure: "Failed to fetch careers" } });
export const action = loader;
