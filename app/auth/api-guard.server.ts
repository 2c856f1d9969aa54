import { refuse } from "#app/api/answer.server.ts";
import { findSession, type Session } from "#db/sessions.ts";
import { findCookieSession } from "./session.server.ts";

/** The token of an Authorization header, or an empty text when it holds no bearer token. */
export function bearerToken(request: Request): string {
  const header = request.headers.get("Authorization") ?? "";
  return /^Bearer +([\w-]+) *$/i.exec(header)?.[1] ?? "";
}

/**
 * The staff member who makes a call, by bearer token, or by the session cookie when no Authorization
 * header is sent. Throws a 401. That another website does not use the cookie, the server has checked.
 */
export async function requireApiStaff(
  request: Request,
): Promise<{ id: string; email: string; name: string }> {
  const session = await findApiSession(request);
  if (!session) {
    const text = request.headers.has("Authorization")
      ? "The token is not valid any more. Please sign in again."
      : "Please sign in first.";
    throw refuse(401, text, { headers: { "WWW-Authenticate": "Bearer" } });
  }
  return { id: session.staff_id, email: session.email, name: session.name };
}

async function findApiSession(request: Request): Promise<Session | undefined> {
  if (!request.headers.has("Authorization")) return findCookieSession(request);
  return findSession(bearerToken(request), "bearer");
}
