import type { IncomingMessage } from "node:http";
import { sessionCookieIn } from "./session-cookie.ts";
import type { WorkerResponse } from "./worker-client.ts";

/** As long as staff may be idle. Each response tells anew whether they are signed in. */
const remembered = 2 * 60 * 60_000;
const maxKnown = 500;

/** Who was signed in a while ago: they are served first, and not counted as strangers. */
export interface KnownStaff {
  accountOf(request: IncomingMessage): string | undefined;
  note(request: IncomingMessage, response: WorkerResponse): void;
}

export function createKnownStaff(): KnownStaff {
  const known = new Map<string, { account: string; seenAt: number }>();

  function accountOf(request: IncomingMessage): string | undefined {
    const credentials = credentialsOf(request);
    const seen = credentials ? known.get(credentials) : undefined;
    return seen && performance.now() - seen.seenAt < remembered ? seen.account : undefined;
  }

  function note(request: IncomingMessage, { account, signedIn }: WorkerResponse): void {
    const credentials = credentialsOf(request);
    if (credentials) known.delete(credentials);
    const shown = signedIn ?? credentials;
    if (shown && account) remember(shown, account);
  }

  function remember(credentials: string, account: string): void {
    known.set(credentials, { account, seenAt: performance.now() });
    const [oldest] = known.keys();
    if (oldest !== undefined && known.size > maxKnown) known.delete(oldest);
  }

  return { accountOf, note };
}

// Undefined for whoever shows none, and for staff whose cookie is written so that only the website reads it.
function credentialsOf({ headers }: IncomingMessage): string | undefined {
  return headers.authorization || sessionCookieIn(headers.cookie);
}
