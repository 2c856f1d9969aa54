import { createHash } from "node:crypto";
import { z } from "zod";

const forEverybody = { "Cache-Control": "public, max-age=0, must-revalidate" };
const forStaffApart = { Vary: "Authorization, Cookie" };

/** Headers of what strangers get where staff get more. */
export const strangersCaching = { ...forEverybody, ...forStaffApart };

export function respondJson(body: unknown, init?: { status?: number; headers?: HeadersInit }) {
  const headers = new Headers(init?.headers);
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", "no-store");
  return Response.json(body, { ...init, headers });
}

/** Returns JSON for everybody, or a 304 when the client has it already. */
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

/** For a list of which staff see more than others: what they see is kept nowhere. */
export function respondListJson(
  request: Request,
  body: unknown,
  { isStaff, headers }: { isStaff: boolean; headers: Record<string, string> },
): Response {
  const more = { ...headers, ...forStaffApart };
  return isStaff ? respondJson(body, { headers: more }) : respondPublicJson(request, body, more);
}

/** An error response: a message for a person, and messages by the API's field names. */
export function problem(
  status: number,
  message: string,
  more: { errors?: Record<string, string[]>; headers?: HeadersInit } = {},
): Response {
  return respondJson({ message, errors: more.errors }, { status, headers: more.headers });
}

export function fieldProblems(error: z.ZodError): Response {
  const message = error.issues[0]?.message ?? "The request is not valid.";
  return problem(400, message, { errors: z.flattenError(error).fieldErrors });
}
