import { findCookieSession } from "#app/auth/session.server.ts";

const minute = 60_000;

interface Completed {
  code: string;
  id: string;
  headers: Headers;
}

/** By the token that the form with the code brought. */
const completed = new Map<string, Completed>();

export function noteCompleted(pending: string, signIn: Completed): void {
  completed.set(pending, signIn);
  setTimeout(() => completed.delete(pending), minute).unref();
}

/** The sign-in of the same form a moment ago, unless it was ended since. Another code forgets it. */
export async function findCompleted(
  request: Request,
  pending: string,
  code: string,
): Promise<Completed | undefined> {
  const signIn = completed.get(pending);
  if (!signIn) return undefined;
  const Cookie = signIn.headers.get("Set-Cookie") ?? "";
  const session = await findCookieSession(new Request(request.url, { headers: { Cookie } }));
  if (session && signIn.code === code) return signIn;
  completed.delete(pending);
  return undefined;
}
