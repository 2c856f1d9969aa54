import type { IncomingHttpHeaders } from "node:http";

const pattern = /(?:^|;\s*)((?:__Host-)?session=[^;\s]+)/;

export function sessionCookieIn(header: string | undefined): string | undefined {
  return pattern.exec(header ?? "")?.[1];
}

/** Whether the worker might find a session: it reads cookies in unusual spellings too. */
export function mayBeStaff({ authorization, cookie }: IncomingHttpHeaders): boolean {
  return authorization !== undefined || (cookie?.includes("session") ?? false);
}
