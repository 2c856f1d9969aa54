import { handleCalls } from "#app/api/calls.server.ts";
import { takePage } from "#app/api/list.server.ts";
import { respondListJson } from "#app/api/respond.server.ts";
import { isApiStaff } from "#app/auth/api-guard.server.ts";
import { readListQuery } from "#app/http.ts";
import { listDoctors, listVisibleDoctors } from "#db/doctors.ts";
import type { Route } from "./+types/api-list";
import { toJson, toPublicJson } from "./json.ts";

async function list({ request, url }: Route.LoaderArgs) {
  const { q } = readListQuery(url);
  const isStaff = await isApiStaff(request);
  const doctors = isStaff ? listDoctors(q).map(toJson) : listVisibleDoctors(q).map(toPublicJson);
  const { items, headers } = takePage(url, doctors);
  return respondListJson(request, items, { isStaff, headers });
}

export const loader = handleCalls({ GET: { respond: list, failure: "Failed to fetch doctors" } });
export const action = loader;
