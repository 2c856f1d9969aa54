import type { MiddlewareFunction } from "react-router";
import { noSuchCall, problem } from "#app/api/respond.server.ts";
import { checkOnceRead } from "#app/forms/form-body.server.ts";
import { findAgain, findSession, findSignedIn, type Session } from "#db/accounts/sessions.ts";
import type { Rights } from "#db/schema.ts";
import { isDeskOn } from "#db/settings/desk.ts";
import type { Sender } from "../../server/http/website.ts";
import { findRule, isOfDesk, keepsWebsite, mayUse, whyNotFor } from "./roles.ts";
import { lacksSecondFactor } from "./second-factor.server.ts";
import { findCookieSender, findCookieSession } from "./session.server.ts";

export function bearerToken(request: Request): string {
  const header = request.headers.get("Authorization") ?? "";
  return /^Bearer +([\w-]+) *$/i.exec(header)?.[1] ?? "";
}

export const callsByRole: MiddlewareFunction<Response> = async ({ request, pattern }, next) => {
  if (isOfDesk(pattern) && !isDeskOn()) return noSuchCall();
  const { needs } = findRule(pattern) ?? { needs: "admin" };
  if (needs !== "admin") return next();
  try {
    const account = await requireApiAccount(request);
    return mayUse(account, pattern) ? next() : problem(403, whyNotFor(pattern));
  } catch (thrown) {
    if (thrown instanceof Response) return thrown;
    throw thrown;
  }
};

interface ApiAccount extends Rights {
  id: string;
  email: string;
  name: string;
}

export function requireApiStaff(request: Request): Promise<ApiAccount> {
  return requireApiAccount(request, (account) => {
    if (!keepsWebsite(account)) throw problem(403, "Only an editor can use this.");
  });
}

export function requireApiDesk(request: Request): Promise<ApiAccount> {
  return requireApiRight(request, "/api/v1/appointments");
}

export function requireApiCash(request: Request): Promise<ApiAccount> {
  return requireApiRight(request, "/api/v1/payments");
}

function requireApiRight(request: Request, pattern: string): Promise<ApiAccount> {
  return requireApiAccount(request, (account) => {
    if (!mayUse(account, pattern)) throw problem(403, whyNotFor(pattern));
  });
}

/**
 * The account of a bearer token or, without an Authorization header, of the cookie. Throws a 401, or
 * what `check` throws, which looks at its rights: now, and again once a body that streams has come.
 */
export async function requireApiAccount(
  request: Request,
  check: (rights: Rights) => void = () => {},
): Promise<ApiAccount> {
  const session = await findApiSession(request);
  if (!session) throw notSignedIn(request);
  checkOnceRead(request, () => {
    const now = findAgain(session);
    if (!now) throw notSignedIn(request);
    check(now);
  });
  if (lacksSecondFactor(session))
    throw problem(403, "Set up two-step sign-in in the dashboard first.");
  check(session);
  const { staff_id, email, name, role, desk, website } = session;
  return { id: staff_id, email, name, role, desk, website };
}

function notSignedIn(request: Request): Response {
  const text = request.headers.has("Authorization")
    ? "The token is not valid any more. Please sign in again."
    : "Please sign in first.";
  return problem(401, text, { headers: { "WWW-Authenticate": "Bearer" } });
}

export async function isApiStaff(request: Request): Promise<boolean> {
  const session = await findApiSession(request);
  return session !== undefined && !lacksSecondFactor(session) && keepsWebsite(session);
}

async function findApiSession(request: Request): Promise<Session | undefined> {
  if (!request.headers.has("Authorization")) return findCookieSession(request);
  return findSession(bearerToken(request), "bearer");
}

/** The member of staff whose session a request carries; does not extend the session. */
export async function findSender(request: Request): Promise<Sender | undefined> {
  if (!request.headers.has("Authorization")) return findCookieSender(request);
  const account = findSignedIn(bearerToken(request), "bearer");
  return account ? { account, isSignedIn: true } : undefined;
}
