import { z } from "zod";
import { readChecked } from "#app/api/body.server.ts";
import { handleCalls } from "#app/api/calls.server.ts";
import { aboutParts, byAnybody, exampleIds } from "#app/api/describe.ts";
import { partQuery } from "#app/api/inputs.ts";
import { listQuery, readPart } from "#app/api/list.server.ts";
import { respondJson, respondPublicJson } from "#app/api/respond.server.ts";
import { requireApiStaff } from "#app/auth/api-guard.server.ts";
import { createLink, listLinks, listLinksPage } from "#db/texts/links.ts";
import type { Route } from "./+types/api-list";
import { linkBody, linkJson, toJson } from "./json.ts";
import { linkForm } from "./staff-inputs.ts";

export const handle = { isPublic: true };

export const reads = [partQuery];

const linkCall = { fields: linkForm.typed };

const linkSent = { category: "mediainsta", url: "https://www.instagram.com/reel/SampleReel1/" };
const link = { ...exampleIds, ...linkSent };

export const loader = handleCalls<Route.ActionArgs>({
  GET: {
    tag: "Social links",
    operationId: "listLinks",
    summary: "All links, the newest first",
    description: aboutParts,
    security: byAnybody,
    query: listQuery,
    takesIfNoneMatch: true,
    returns: {
      description: "The links",
      schema: z.object({ data: z.array(linkJson) }),
      example: { data: [link] },
    },
    respond: list,
    failure: "Failed to fetch links",
  },
  POST: {
    tag: "Social links",
    operationId: "createLink",
    summary: "Add a link",
    body: { reads: linkCall, schema: linkBody, example: linkSent },
    returns: {
      status: 201,
      description: "The link as stored",
      schema: z.object({ data: linkJson }),
      example: { data: link },
    },
    respond: create,
    failure: "Failed to create link",
  },
});
export const action = loader;

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
  const sent = await readChecked(request, linkCall, linkBody);
  return respondJson({ data: toJson(createLink(sent, staff)) }, { status: 201 });
}
