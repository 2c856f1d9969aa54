import { z } from "zod";
import type { ZodOpenApiPathsObject } from "zod-openapi";
import { answers, byStaff, deletedJson, idParameter, refusals } from "#app/api/describe.ts";
import { listQuery } from "#app/api/list.server.ts";
import { linkBody, linkJson } from "./json.ts";

const id = "65f1c0de65f1c0de65f1c0de";
const linkSent = { category: "mediainsta", url: "https://www.instagram.com/reel/SampleReel1/" };
const link = { _id: id, id, ...linkSent };

const tags = ["Social links"];

/** The calls about links to social media. */
export const linkPaths: ZodOpenApiPathsObject = {
  "/social-links": {
    get: {
      tags,
      summary: "All links, the newest first",
      requestParams: { query: listQuery },
      responses: {
        "200": answers("The links", z.object({ data: z.array(linkJson) }), { data: [link] }),
        "304": { description: "Unchanged since the ETag that If-None-Match names" },
        ...refusals(400),
      },
    },
    post: {
      tags,
      summary: "Add a link",
      security: byStaff,
      requestBody: {
        required: true,
        content: { "application/json": { schema: linkBody, example: linkSent } },
      },
      responses: {
        "201": answers("The link as stored", z.object({ data: linkJson }), { data: link }),
        ...refusals(400, 401, 403, 413, 415),
      },
    },
  },
  "/social-links/{id}": {
    delete: {
      tags,
      summary: "Delete a link",
      security: byStaff,
      requestParams: idParameter,
      responses: {
        "200": answers("The id of the link", deletedJson, { _id: id, id }),
        ...refusals(401, 403, 404),
      },
    },
  },
};
