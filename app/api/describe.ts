import { z } from "zod";
import type { ZodOpenApiResponseObject } from "zod-openapi";

/** What every refused call answers. */
export const errorJson = z
  .object({
    message: z.string().meta({ description: "For a person to read" }),
    errors: z
      .record(z.string(), z.array(z.string()))
      .optional()
      .meta({ description: "What is wrong with which field" }),
  })
  .meta({ id: "Error" });

/** What a deletion answers. */
export const deletedJson = z.object({ _id: z.string(), id: z.string() }).meta({ id: "Deleted" });

/** Who may make a call that only staff may make. */
export const byStaff: Array<Record<string, string[]>> = [{ bearer: [] }, { cookie: [] }];

/** The part of a path that names one thing. */
export const idParameter = {
  path: z.object({ id: z.string().meta({ example: "65f1c0de65f1c0de65f1c0de" }) }),
};

/** What each status of a refusal means. */
export const reasons = {
  400: "Something that was sent is not valid",
  401: "No credentials, or they are wrong or have expired",
  403: "The session cookie was sent by a page of another website",
  404: "There is no such thing",
  412: "It has been changed since the version that If-Match names",
  413: "The body is too large",
  415: "The body has a type that cannot be read here",
  429: "Too many tries; Retry-After tells the seconds to wait",
  500: "A fault of the server",
  503: "The server is busy",
};

/** JSON that a call answers, with an example of it. */
export function answers(description: string, schema: z.ZodType, example: unknown) {
  return { description, content: { "application/json": { schema, example } } };
}

/** The ways in which a call refuses; any call may fail with a 500. */
export function refusals(...statuses: Array<keyof typeof reasons>) {
  const all = [...statuses, 500 as const];
  return Object.fromEntries(
    all.map((status): [string, ZodOpenApiResponseObject] => [
      String(status),
      {
        description: reasons[status],
        content: { "application/json": { schema: errorJson } },
      },
    ]),
  );
}
