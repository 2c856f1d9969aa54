import {
  endSessionByToken,
  findFormerlySignedIn,
  findSession,
  findSignedIn,
  type Session,
} from "#db/accounts/sessions.ts";
import type { Sender } from "../../server/http/website.ts";
import { ownCookie, readCookie } from "./cookie.server.ts";

export function sessionCookie(request: Request) {
  return ownCookie(request, "session");
}

function readToken(request: Request): Promise<string | undefined> {
  return readCookie(request, sessionCookie(request));
}

/** Whose session it is by the cookie, if it is alive or has ended in the last seven days; does not count as its use. */
export async function findCookieSender(request: Request): Promise<Sender | undefined> {
  const token = await readToken(request);
  if (token === undefined) return undefined;
  const signedIn = findSignedIn(token, "cookie");
  const account = signedIn ?? findFormerlySignedIn(token);
  return account ? { account, isSignedIn: signedIn !== undefined } : undefined;
}

export async function findCookieSession(request: Request): Promise<Session | undefined> {
  const token = await readToken(request);
  return token ? findSession(token, "cookie") : undefined;
}

export async function endCookieSession(request: Request): Promise<string> {
  const token = await readToken(request);
  if (token) endSessionByToken(token);
  return sessionCookie(request).serialize("", { maxAge: 0 });
}

/** Specific names first: Edge calls itself Chrome too, and every browser of an iPhone Safari. */
const browsers = {
  Edg: "Edge",
  OPR: "Opera",
  SamsungBrowser: "Samsung Internet",
  Firefox: "Firefox",
  FxiOS: "Firefox",
  Chrome: "Chrome",
  CriOS: "Chrome",
  Safari: "Safari",
};
const systems = {
  Windows: "Windows",
  Android: "Android",
  iPhone: "iPhone",
  iPad: "iPad",
  "Mac OS X": "macOS",
  CrOS: "ChromeOS",
  Linux: "Linux",
};

export function describeDevice(request: Request): string {
  const agent = request.headers.get("User-Agent") ?? "";
  const browser = nameIn(agent, browsers) ?? agent.split(/[\s/]/)[0];
  const parts = [browser, nameIn(agent, systems)].filter(Boolean);
  return parts.join(" on ").slice(0, 80) || "Unknown device";
}

function nameIn(agent: string, names: Record<string, string>): string | undefined {
  return Object.entries(names).find(([token]) => agent.includes(token))?.[1];
}
