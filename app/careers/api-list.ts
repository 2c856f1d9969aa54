import { handleCalls } from "#app/api/calls.server.ts";
import { partQuery, searchQuery } from "#app/api/inputs.ts";
import { readPart } from "#app/api/list.server.ts";
import { respondJson } from "#app/api/respond.server.ts";
import { requireApiStaff } from "#app/auth/api-guard.server.ts";
import { clientAddress, readListQuery, readQuery } from "#app/requests/http.ts";
import { listApplications, listApplicationsPage } from "#db/applications.ts";
import { recordEvent } from "#db/events.ts";
import type { Route } from "./+types/api-list";
import { whichQuery } from "./api-inputs.ts";
import { toStaffJson } from "./json.ts";
import { readState } from "./states.ts";

export const reads = [searchQuery, whichQuery, partQuery];

async function list({ request, url, context }: Route.LoaderArgs) {
  const staff = await requireApiStaff(request);
  recordEvent({ kind: "applications listed", staff, address: context.get(clientAddress) });
  const { q } = readListQuery(url, searchQuery);
  const { unchecked, state } = readQuery(url, whichQuery);
  const which = unchecked === "true" ? "unchecked" : (readState(state) ?? "checked");
  const { items, headers } = readPart(url, {
    following: (place, limit) =>
      listApplications(q, which, {
        after: place && { created_at: place[0], id: place[1] },
        limit,
      }),
    placeOf: ({ created_at, id }) => [created_at, id],
    page: (page, per) => listApplicationsPage(q, page, per, which),
    toJson: toStaffJson,
  });
  return respondJson({ applications: items }, { headers });
}

export const loader = handleCalls({ GET: { respond: list, failure: "Failed to fetch careers" } });
export const action = loader;
