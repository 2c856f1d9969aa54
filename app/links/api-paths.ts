import { z } from "zod";
import type { ZodOpenApiPathsObject } from "zod-openapi";
import {
  aboutParts,
  byAnybody,
  byStaff,
  deletedJson,
  idParameter,
  problems,
  returns,
} from "#app/api/describe.ts";
import { listQuery } from "#app/api/list.server.ts";
import { linkBody, linkJson } from "./json.ts";

const id = "65f1c0de65f1c0de65f1c0de";
const linkSent = { category: "mediainsta", url: "https://www.instagram.com/reel/SampleReel1/" };
const link = { _id: id, id, ...linkSent };

const tags = ["Social links"];

export const linkPaths: ZodOpenApiPathsObject = {
  "/social-links": {
    get: {
      tags,
      operationId: "listLinks",
      summary: "All links, the newest first",
      description: aboutParts,
      security: byAnybody,
      requestParams: { query: listQuery },
      responses: {
        "200": returns("The links", z.object({ data: z.array(linkJson) }), { data: [link] }),
        "304": { description: "Unchanged since the ETag that If-None-Match names" },
        ...problems(400),
      },
    },
    post: {
      tags,
      operationId: "createLink",
      summary: "Add a link",
      security: byStaff,
      requestBody: {
        required: true,
        content: { "application/json": { schema: linkBody, example: linkSent } },
      },
      responses: {
        "201": returns("The link as stored", z.object({ data: linkJson }), { data: link }),
        ...problems(400, 401, 403, 413, 415),
      },
    },
  },
  "/social-links/{id}": {
    delete: {
      tags,
      operationId: "deleteLink",
      summary: "Delete a link",
      security: byStaff,
      requestParams: idParameter,
      responses: {
        "200": returns("The id of the link", deletedJson, { _id: id, id }),
        ...problems(401, 403, 404),
      },
    },
  },
};
