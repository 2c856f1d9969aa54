import { readBody } from "#app/api/body.server.ts";
import { handleCalls } from "#app/api/calls.server.ts";
import { partQuery } from "#app/api/inputs.ts";
import { readPart } from "#app/api/list.server.ts";
import { fieldProblems, respondJson, respondPublicJson } from "#app/api/respond.server.ts";
import { requireApiStaff } from "#app/auth/api-guard.server.ts";
import { createLink, listLinks, listLinksPage } from "#db/links.ts";
import type { Route } from "./+types/api-list";
import { linkCall } from "./api-inputs.ts";
import { linkBody, toJson } from "./json.ts";

export const handle = { isPublic: true };

export const reads = [partQuery];

export const calls = { POST: linkCall };

function list({ request, url }: Route.LoaderArgs) {
  const { items, headers } = readPart(url, {
    following: (place, limit) =>
      listLinks({ after: place && { created_at: place[0], id: place[1] }, limit }),
    placeOf: ({ created_at, id }) => [created_at, id],
    page: listLinksPage,
    toJson,
  });
  return respondPublicJson(request, { data: items }, headers);
}

async function create({ request }: Route.ActionArgs) {
  const staff = await requireApiStaff(request);
  const { fields } = await readBody(request, linkCall);
  const sent = linkBody.safeParse(fields);
  if (!sent.success) return fieldProblems(sent.error);
  return respondJson({ data: toJson(createLink(sent.data, staff)) }, { status: 201 });
}

export const loader = handleCalls<Route.ActionArgs>({
  GET: { respond: list, failure: "Failed to fetch links" },
  POST: { respond: create, failure: "Failed to create link" },
});
export const action = loader;
