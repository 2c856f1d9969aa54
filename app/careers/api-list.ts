import { z } from "zod";
import { handleCalls } from "#app/api/calls.server.ts";
import { aboutParts } from "#app/api/describe.ts";
import { oneOf } from "#app/api/fields.ts";
import { filterLength, partQuery, searchQuery } from "#app/api/inputs.ts";
import { listQuery, readPart } from "#app/api/list.server.ts";
import { checkSent, respondJson } from "#app/api/respond.server.ts";
import { requireApiStaff } from "#app/auth/api-guard.server.ts";
import { recordFrom } from "#app/auth/events.server.ts";
import { readListQuery, readQuery } from "#app/requests/http.ts";
import { listApplications, listApplicationsPage } from "#db/applications/applications.ts";
import type { Route } from "./+types/api-list";
import { staffApplicationExample } from "./api-example.ts";
import { aboutUnchecked, staffApplicationJson, toStaffJson } from "./json.ts";
import { states } from "./states.ts";

const whichQuery = { parameters: { unchecked: filterLength, state: filterLength } };

export const reads = [searchQuery, whichQuery, partQuery];

const which = z.object({
  unchecked: oneOf("unchecked", ["true", "false"]).meta({
    description: `With true, the unchecked ones in place of the others. ${aboutUnchecked}`,
  }),
  state: oneOf("state", states).meta({ description: "Those in this state alone" }),
});

export const loader = handleCalls<Route.LoaderArgs>({
  GET: {
    tag: "Careers",
    operationId: "listApplications",
    summary: "All applications, the newest first",
    description: aboutParts,
    query: listQuery.extend({
      ...which.shape,
      q: z
        .string()
        .optional()
        .meta({ description: "Part of a name, an email, a phone or a position" }),
    }),
    returns: {
      description: "The applications",
      schema: z.object({ applications: z.array(staffApplicationJson) }),
      example: { applications: [staffApplicationExample] },
    },
    respond: list,
    failure: "Failed to fetch careers",
  },
});
export const action = loader;

async function list({ request, url, context }: Route.LoaderArgs) {
  const staff = await requireApiStaff(request);
  const { unchecked, state = "checked" } = checkSent(which, readQuery(url, whichQuery));
  recordFrom(context, { kind: "applications listed", staff });
  const { q } = readListQuery(url, searchQuery);
  const shown = unchecked === "true" ? "unchecked" : state;
  const { items, headers } = readPart(url, {
    following: (place, limit) =>
      listApplications(q, shown, {
        after: place && { created_at: place[0], id: place[1] },
        limit,
      }),
    placeOf: ({ created_at, id }) => [created_at, id],
    page: (page, per) => listApplicationsPage(q, page, per, shown),
    toJson: toStaffJson,
  });
  return respondJson({ applications: items }, { headers });
}
