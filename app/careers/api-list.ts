import { z } from "zod";
import { handleCalls } from "#app/api/calls.server.ts";
import { aboutParts, byStaff } from "#app/api/describe.ts";
import { partQuery, searchQuery } from "#app/api/inputs.ts";
import { listQuery, readPart } from "#app/api/list.server.ts";
import { respondJson } from "#app/api/respond.server.ts";
import { requireApiStaff } from "#app/auth/api-guard.server.ts";
import { boxLength } from "#app/forms/field-lengths.ts";
import { clientAddress, readListQuery, readQuery } from "#app/requests/http.ts";
import { listApplications, listApplicationsPage } from "#db/applications/applications.ts";
import { recordEvent } from "#db/history/events.ts";
import type { Route } from "./+types/api-list";
import { staffApplicationExample } from "./api-example.ts";
import { aboutUnchecked, staffApplicationJson, toStaffJson } from "./json.ts";
import { staffLengths } from "./staff-inputs.ts";
import { readState, states } from "./states.ts";

const whichQuery = { parameters: { unchecked: boxLength, state: staffLengths.state } };

export const reads = [searchQuery, whichQuery, partQuery];

export const loader = handleCalls<Route.LoaderArgs>({
  GET: {
    tag: "Careers",
    operationId: "listApplications",
    summary: "All applications, the newest first",
    description: aboutParts,
    security: byStaff,
    query: listQuery.extend({
      unchecked: z
        .enum(["true", "false"])
        .optional()
        .meta({
          description: `With true, the unchecked ones in place of the others. ${aboutUnchecked}`,
        }),
      state: z.enum(states).optional().meta({ description: "Those in this state alone" }),
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
