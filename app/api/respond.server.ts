import { createHash } from "node:crypto";
import { z } from "zod";

const forEverybody = { "Cache-Control": "public, max-age=0, must-revalidate" };
const variesForStaff = { Vary: "Authorization, Cookie" };

export const strangersCaching = { ...forEverybody, ...variesForStaff };

export function noSuchCall(): Response {
  return problem(404, "The API has no such call. GET /api/v1/openapi.json lists them all.");
}

export function respondJson(body: unknown, init?: { status?: number; headers?: HeadersInit }) {
  const headers = new Headers(init?.headers);
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", "no-store");
  return Response.json(body, { ...init, headers });
}

export function respondPublicJson(
  request: Request,
  body: unknown,
  more?: Record<string, string>,
): Response {
  const text = JSON.stringify(body);
  const digest = createHash("sha256").update(text).digest("base64url");
  const etag = `W/"${digest.slice(0, 22)}"`;
  const headers = new Headers({ ...forEverybody, ...more, ETag: etag });
  const known = (request.headers.get("If-None-Match") ?? "").split(",").map((tag) => tag.trim());
  if (known.includes(etag) || known.includes("*")) {
    return new Response(null, { status: 304, headers });
  }
  headers.set("Content-Type", "application/json");
  return new Response(text, { headers });
}

/** The same for a list that has more for staff, whose response is not cached. */
export function respondListJson(
  request: Request,
  body: unknown,
  { isStaff, headers }: { isStaff: boolean; headers: Record<string, string> },
): Response {
  const more = { ...headers, ...variesForStaff };
  return isStaff ? respondJson(body, { headers: more }) : respondPublicJson(request, body, more);
}

export function problem(
  status: number,
  message: string,
  more: { errors?: Record<string, string[]>; headers?: HeadersInit } = {},
): Response {
  return respondJson({ message, errors: more.errors }, { status, headers: more.headers });
}

/** Throws a 404 that says, for example, "Doctor not found". */
export function requireFound<Thing>(thing: Thing | undefined | false, name: string): Thing {
  if (thing) return thing;
  throw problem(404, `${name} not found`);
}

export function wrongField(field: string, message: string): Response {
  return problem(400, message, { errors: { [field]: [message] } });
}

export function notADay(field: string): Response {
  return wrongField(field, `${field} must be a day, such as 2026-11-24.`);
}

function fieldProblems(error: z.ZodError): Response {
  const message = error.issues[0]?.message ?? "The request is not valid.";
  return problem(400, message, { errors: z.flattenError(error).fieldErrors });
}

/** Throws a 400 if what was sent does not fit the schema. */
export function checkSent<Schema extends z.ZodType>(schema: Schema, sent: unknown) {
  const result = schema.safeParse(sent);
  if (!result.success) throw fieldProblems(result.error);
  return result.data;
}
