import { createHash } from "node:crypto";
import { z } from "zod";

/** Answers JSON that is meant for this client alone: nothing on the way may keep it. */
export function answerJson(body: unknown, init?: { status?: number; headers?: HeadersInit }) {
  const headers = new Headers(init?.headers);
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", "no-store");
  return Response.json(body, { ...init, headers });
}

/** Answers JSON that everybody may see; a client that has it already gets 304 without a body. */
export function answerPublic(request: Request, body: unknown, more?: HeadersInit): Response {
  const text = JSON.stringify(body);
  const digest = createHash("sha256").update(text).digest("base64url");
  const etag = `W/"${digest.slice(0, 22)}"`;
  const headers = new Headers(more);
  headers.set("Cache-Control", "public, max-age=0, must-revalidate");
  headers.set("ETag", etag);
  const known = (request.headers.get("If-None-Match") ?? "").split(",").map((tag) => tag.trim());
  if (known.includes(etag) || known.includes("*")) {
    return new Response(null, { status: 304, headers });
  }
  headers.set("Content-Type", "application/json");
  return new Response(text, { headers });
}

/** Refuses a call: a text for the person, and the texts of single fields by the API's names. */
export function refuse(
  status: number,
  message: string,
  more: { errors?: Record<string, string[]>; headers?: HeadersInit } = {},
): Response {
  return answerJson({ message, errors: more.errors }, { status, headers: more.headers });
}

/** Refuses fields with their texts; the first of them is the message. */
export function refuseFields(error: z.ZodError): Response {
  const message = error.issues[0]?.message ?? "The request is not valid.";
  return refuse(400, message, { errors: z.flattenError(error).fieldErrors });
}
