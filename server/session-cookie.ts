import type { IncomingHttpHeaders } from "node:http";

const pattern = /(?:^|;\s*)((?:__Host-)?session=[^;\s]+)/;

/** The name and value of the cookie of a session, in a Cookie or a Set-Cookie header. */
export function sessionCookieIn(header: string | undefined): string | undefined {
  return pattern.exec(header ?? "")?.[1];
}

/** Whether the worker might find a session; it reads cookies that are spelt otherwise than by the website, too. */
export function mayBeStaff({ authorization, cookie }: IncomingHttpHeaders): boolean {
  return authorization !== undefined || (cookie?.includes("session") ?? false);
}
