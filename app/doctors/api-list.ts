import { handleCalls } from "#app/api/calls.server.ts";
import { readPage } from "#app/api/list.server.ts";
import { respondListJson } from "#app/api/respond.server.ts";
import { isApiStaff } from "#app/auth/api-guard.server.ts";
import { readListQuery } from "#app/http.ts";
import {
  listDoctors,
  listDoctorsPage,
  listVisibleDoctors,
  listVisibleDoctorsPage,
} from "#db/doctors.ts";
import type { Route } from "./+types/api-list";
import { toJson, toPublicJson } from "./json.ts";

async function respondList({ request, url }: Route.LoaderArgs) {
  const { q } = readListQuery(url);
  const isStaff = await isApiStaff(request);
  const [list, listPage] = isStaff
    ? [listDoctors, listDoctorsPage]
    : [listVisibleDoctors, listVisibleDoctorsPage];
  const { items, headers } = readPage(url, {
    all: () => list(q),
    page: (page, per) => listPage(q, page, per),
  });
  return respondListJson(request, items.map(isStaff ? toJson : toPublicJson), { isStaff, headers });
}

export const loader = handleCalls({
  GET: { respond: respondList, failure: "Failed to fetch doctors" },
});
export const action = loader;
