import { z } from "zod";
import type {
  ZodOpenApiOperationObject,
  ZodOpenApiPathItemObject,
  ZodOpenApiPathsObject,
} from "zod-openapi";
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
import {
  absenceExample,
  absenceSent,
  closureExample,
  closureSent,
  dayExample,
  noticeExample,
  noticeSent,
  sittingExample,
  sittingSent,
} from "./example.ts";
import {
  aboutTimes,
  absenceBody,
  absenceJson,
  closureBody,
  closureJson,
  noticeBody,
  noticeJson,
  opdDayJson,
  opdWeekJson,
  sittingBody,
  sittingJson,
} from "./json.ts";

const tags = ["OPD times"];

interface Described {
  /** As in the names of its calls: "Sitting". */
  name: string;
  /** As in their summaries: "a sitting". */
  one: string;
  /** As in the summary of the list: "The sittings of a doctor, by time". */
  all: string;
  /** What a call that adds one does. */
  effect: string;
  json: z.ZodType;
  body: z.ZodType;
  example: { id: string };
  sent: object;
}

const sitting: Described = {
  name: "Sitting",
  one: "a sitting",
  all: "The sittings of a doctor, by time",
  effect:
    "Sittings at the same time and on closed days are taken as they are. A sitting without weeks is each week, one without days always.",
  json: sittingJson,
  body: sittingBody,
  example: sittingExample,
  sent: sittingSent,
};

const absence: Described = {
  name: "Absence",
  one: "an absence",
  all: "The absences of a doctor that are not over, by day",
  effect:
    "The doctor's sittings fall away on these days. With backAt, on a single day, they only begin later.",
  json: absenceJson,
  body: absenceBody,
  example: absenceExample,
  sent: absenceSent,
};

const closure: Described = {
  name: "Closure",
  one: "a closure",
  all: "The closures that are not over, by day",
  effect: "All sittings fall away on these days.",
  json: closureJson,
  body: closureBody,
  example: closureExample,
  sent: closureSent,
};

const notice: Described = {
  name: "Notice",
  one: "a notice",
  all: "The notices that are not over, by day",
  effect: "The text is on top of each page for visitors on these days.",
  json: noticeJson,
  body: noticeBody,
  example: noticeExample,
  sent: noticeSent,
};

function bodyOf({ body, sent }: Described) {
  return { required: true, content: { "application/json": { schema: body, example: sent } } };
}

function list(thing: Described, ...missing: 404[]): ZodOpenApiOperationObject {
  const { name, all, json, example } = thing;
  return {
    tags,
    operationId: `list${name}s`,
    summary: all,
    description: `${aboutTimes} ${aboutParts}`,
    security: byStaff,
    requestParams: { ...(missing.length > 0 && idParameter), query: listQuery },
    responses: {
      "200": returns(all, z.array(json), [example]),
      ...problems(400, 401, ...missing),
    },
  };
}

function add(thing: Described, ...missing: 404[]): ZodOpenApiOperationObject {
  const { name, one, effect, json, example } = thing;
  return {
    tags,
    operationId: `create${name}`,
    summary: `Add ${one}`,
    description: `${effect} ${aboutTimes}`,
    security: byStaff,
    ...(missing.length > 0 && { requestParams: idParameter }),
    requestBody: bodyOf(thing),
    responses: {
      "201": returns("As stored", json, example),
      ...problems(400, 401, 403, ...missing, 413, 415),
    },
  };
}

function item(thing: Described): ZodOpenApiPathItemObject {
  const { name, one, json, example } = thing;
  return {
    get: {
      tags,
      operationId: `get${name}`,
      summary: `Read ${one}`,
      description: "The ETag is its version, for If-Match.",
      security: byStaff,
      requestParams: idParameter,
      responses: { "200": returns("As stored", json, example), ...problems(401, 404) },
    },
    put: {
      tags,
      operationId: `update${name}`,
      summary: `Change ${one}`,
      description:
        "Needs all fields again. The last one to save wins, unless If-Match names the version that is meant.",
      security: byStaff,
      requestParams: {
        ...idParameter,
        header: z.object({
          "If-Match": z.string().optional().meta({ description: "The ETag of the version meant" }),
        }),
      },
      requestBody: bodyOf(thing),
      responses: {
        "200": returns("As stored", json, example),
        ...problems(400, 401, 403, 404, 412, 413, 415),
      },
    },
    delete: {
      tags,
      operationId: `delete${name}`,
      summary: `Delete ${one}`,
      security: byStaff,
      requestParams: idParameter,
      responses: {
        "200": returns("The id", deletedJson, { _id: example.id, id: example.id }),
        ...problems(401, 403, 404),
      },
    },
  };
}

const unchanged = { description: "Unchanged since the ETag that If-None-Match names" };

export const opdPaths: ZodOpenApiPathsObject = {
  "/opd": {
    get: {
      tags,
      operationId: "getOpdDay",
      summary: "The OPD of a day",
      description: `Who sits when, is away or comes late, of the doctors that the website shows. ${aboutTimes}`,
      security: byAnybody,
      requestParams: {
        query: z.object({
          date: z.string().optional().meta({
            description: "One of the next 14 days, such as 2026-11-24; today without it",
          }),
        }),
      },
      responses: {
        "200": returns("The day", opdDayJson, dayExample),
        "304": unchanged,
        ...problems(400),
      },
    },
  },
  "/opd/week": {
    get: {
      tags,
      operationId: "getOpdWeek",
      summary: "The OPD of a week",
      description: `Seven days from a Monday on. ${aboutTimes}`,
      security: byAnybody,
      requestParams: {
        query: z.object({
          from: z.string().optional().meta({
            description:
              "The Monday of one of the next eight weeks; without it of this one, or, on Sunday, of the next",
          }),
        }),
      },
      responses: {
        "200": returns("The week", opdWeekJson, {
          firstDay: "2026-11-23",
          lastDay: "2026-11-29",
          days: [dayExample],
        }),
        "304": unchanged,
        ...problems(400),
      },
    },
  },
  "/doctor/{id}/sittings": { get: list(sitting, 404), post: add(sitting, 404) },
  "/sittings/{id}": item(sitting),
  "/doctor/{id}/absences": { get: list(absence, 404), post: add(absence, 404) },
  "/absences/{id}": item(absence),
  "/closures": { get: list(closure), post: add(closure) },
  "/closures/{id}": item(closure),
  "/notices": { get: list(notice), post: add(notice) },
  "/notices/{id}": item(notice),
};
