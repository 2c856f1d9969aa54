import { z } from "zod";
import type { ZodOpenApiResponseObject } from "zod-openapi";

export const errorJson = z
  .object({
    message: z.string().meta({ description: "For a person to read" }),
    errors: z
      .record(z.string(), z.array(z.string()))
      .optional()
      .meta({ description: "What is wrong with which field" }),
  })
  .meta({ id: "Error" });

export const deletedJson = z.object({ _id: z.string(), id: z.string() }).meta({ id: "Deleted" });

type Security = Array<Record<string, string[]>>;

export const byStaff: Security = [{ bearer: [] }, { cookie: [] }];
export const byAnybody: Security = [];
/** Whoever has a session gets more. */
export const moreByStaff: Security = [{}, ...byStaff];

/** Whether a call needs a session. */
export function isForStaff(security: Security = []): boolean {
  return security.length > 0 && security.every((way) => Object.keys(way).length > 0);
}

/** Of each call that returns a list. */
export const aboutParts =
  "At most 1,000 items and 200 KB come at once: where there are more, the header Link leads to those that follow. With page or per it leads to the other pages.";

export const idParameter = {
  path: z.object({ id: z.string().meta({ example: "65f1c0de65f1c0de65f1c0de" }) }),
};

export const reasons = {
  400: "Something that was sent is not valid",
  401: "No credentials, or they are wrong or have expired",
  403: "The session cookie was sent by a page of another website, or the account may not do this",
  404: "There is no such thing",
  412: "It has been changed since the version that If-Match names",
  413: "The body is too large",
  415: "The body has a type that cannot be read here",
  429: "Too many tries; Retry-After tells the seconds to wait",
  500: "A fault of the server",
  503: "The server is busy",
};

export function returns(description: string, schema: z.ZodType, example: unknown) {
  return { description, content: { "application/json": { schema, example } } };
}

export function problems(...statuses: Array<keyof typeof reasons>) {
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
