import { handleCalls } from "#app/api/calls.server.ts";
import { takePage } from "#app/api/list.server.ts";
import { respondPublicJson } from "#app/api/respond.server.ts";
import { readListQuery } from "#app/http.ts";
import { listVisibleDoctors } from "#db/doctors.ts";
import type { Route } from "./+types/api-list-available";
import { toJson } from "./json.ts";

function list({ request, url }: Route.LoaderArgs) {
  const { items, headers } = takePage(url, listVisibleDoctors(readListQuery(url).q).map(toJson));
  return respondPublicJson(request, items, headers);
}

export const loader = handleCalls({
  GET: { respond: list, failure: "Failed to fetch available doctors" },
});
export const action = loader;
