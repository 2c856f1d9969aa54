import { z } from "zod";
import type { ZodOpenApiOperationObject } from "zod-openapi";
import type { Call } from "#app/api/calls.server.ts";
import { aboutKey, byStaff, exampleIds, isForStaff, keyHeader } from "#app/api/describe.ts";

const errorJson = z
  .object({
    message: z.string().meta({ description: "For a person to read" }),
    errors: z
      .record(z.string(), z.array(z.string()))
      .optional()
      .meta({ description: "What is wrong with which field" }),
  })
  .meta({ id: "Error" });

const idParameter = { path: z.object({ id: z.string().meta({ example: exampleIds.id }) }) };

const versionParameter = {
  header: z.object({
    "If-Match": z.string().optional().meta({ description: "The ETag of the version meant" }),
  }),
};

const keyParameter = {
  header: z.object({ [keyHeader]: z.string().optional().meta({ description: aboutKey }) }),
};

const unchanged = { description: "Unchanged since the ETag that If-None-Match names" };

const madeBefore = "What the same call has made before";

export const reasons = {
  400: "Something that was sent is not valid",
  401: "No credentials, or they are wrong or have expired",
  403: "The session cookie was sent by a page of another website, or the account may not do this",
  404: "There is no such thing",
  412: "It has been changed since it was read",
  413: "The body is too large",
  415: "The body has a type that cannot be read here",
  429: "Too many tries; Retry-After tells the seconds to wait",
  500: "A fault of the server",
  503: "The server is busy",
};

/** The entry of a call in the document; `path` is as the document spells it, such as "/doctor/{id}". */
export function describeCall(path: string, method: string, call: Call): ZodOpenApiOperationObject {
  const { tag, operationId, summary, description, query, body, returns } = call;
  const requestParams = {
    ...(hasId(path) && idParameter),
    ...(query && { query }),
    ...(call.takesIfMatch && versionParameter),
    ...(call.takesKey && keyParameter),
  };
  return {
    tags: [tag],
    operationId,
    summary,
    ...(description && { description }),
    security: call.security ?? byStaff,
    ...(Object.keys(requestParams).length > 0 && { requestParams }),
    ...(body && { requestBody: describeBody(body) }),
    responses: {
      [returns.status ?? 200]: describeReturned(returns),
      ...(call.takesKey && { 200: describeReturned({ ...returns, description: madeBefore }) }),
      ...(call.takesIfNoneMatch && { 304: unchanged }),
      ...describeProblems(problemsOf(path, method, call)),
    },
  };
}

function hasId(path: string): boolean {
  return path.includes("{id}");
}

function describeBody({ schema, example, schemasOfForms = {} }: NonNullable<Call["body"]>) {
  const forms = Object.entries(schemasOfForms).map(([type, schema]) => [type, { schema }]);
  return {
    required: true,
    content: { "application/json": { schema, example }, ...Object.fromEntries(forms) },
  };
}

function describeReturned({ description, schema, example }: Call["returns"]) {
  return { description, ...(schema && { content: { "application/json": { schema, example } } }) };
}

type Problem = keyof typeof reasons;

function problemsOf(path: string, method: string, call: Call): Problem[] {
  const { query, body, security = byStaff, takesIfMatch, otherErrors = [] } = call;
  const derived: [status: Problem, isPossible: boolean][] = [
    [400, Boolean(query || body)],
    [401, isForStaff(security)],
    [403, isForStaff(security) || method !== "GET"],
    [404, hasId(path)],
    [412, Boolean(takesIfMatch)],
    [413, Boolean(body)],
    [415, Boolean(body)],
    [500, true],
  ];
  return [...otherErrors, ...derived.flatMap(([status, isPossible]) => (isPossible ? status : []))];
}

function describeProblems(statuses: Problem[]) {
  const content = { "application/json": { schema: errorJson } };
  return Object.fromEntries(
    statuses.map((status) => [status, { description: reasons[status], content }]),
  );
}
