import { handleCalls } from "#app/api/calls.server.ts";
import { readPage } from "#app/api/list.server.ts";
import { respondListJson } from "#app/api/respond.server.ts";
import { isApiStaff } from "#app/auth/api-guard.server.ts";
import { readListQuery } from "#app/http.ts";
import { listVisibleDoctors, listVisibleDoctorsPage } from "#db/doctors.ts";
import type { Route } from "./+types/api-list-available";
import { toJson, toPublicJson } from "./json.ts";

async function list({ request, url }: Route.LoaderArgs) {
  const isStaff = await isApiStaff(request);
  const { q } = readListQuery(url);
  const { items, headers } = readPage(url, {
    all: () => listVisibleDoctors(q),
    page: (page, per) => listVisibleDoctorsPage(q, page, per),
  });
  return respondListJson(request, items.map(isStaff ? toJson : toPublicJson), { isStaff, headers });
}

export const loader = handleCalls({
  GET: { respond: list, failure: "Failed to fetch available doctors" },
});
export const action = loader;
