import { problem } from "#app/api/respond.server.ts";
import { findSession, isLiveSession, type Session } from "#db/sessions.ts";
import { lacksSecondFactor } from "./second-factor.server.ts";
import { findCookieSession, hasLiveCookieSession } from "./session.server.ts";

export function bearerToken(request: Request): string {
  const header = request.headers.get("Authorization") ?? "";
  return /^Bearer +([\w-]+) *$/i.exec(header)?.[1] ?? "";
}

/** The account of a bearer token or, without an Authorization header, of the cookie. Throws a 401. */
export async function requireApiStaff(
  request: Request,
): Promise<{ id: string; email: string; name: string }> {
  const session = await findApiSession(request);
  if (!session) {
    const text = request.headers.has("Authorization")
      ? "The token is not valid any more. Please sign in again."
      : "Please sign in first.";
    throw problem(401, text, { headers: { "WWW-Authenticate": "Bearer" } });
  }
  if (lacksSecondFactor(session))
    throw problem(403, "Set up two-step sign-in in the dashboard first.");
  return { id: session.staff_id, email: session.email, name: session.name };
}

/** For calls that anybody may make, and that tell staff more. */
export async function isApiStaff(request: Request): Promise<boolean> {
  const session = await findApiSession(request);
  return session !== undefined && !lacksSecondFactor(session);
}

async function findApiSession(request: Request): Promise<Session | undefined> {
  if (!request.headers.has("Authorization")) return findCookieSession(request);
  return findSession(bearerToken(request), "bearer");
}

/** Whether a request carries a live session; does not count as its use. */
export async function isFromStaff(request: Request): Promise<boolean> {
  if (request.headers.has("Authorization")) return isLiveSession(bearerToken(request), "bearer");
  return request.headers.has("Cookie") && hasLiveCookieSession(request);
}
