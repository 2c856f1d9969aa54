import type { IncomingMessage } from "node:http";
import { sessionCookieIn } from "./session-cookie.ts";
import type { WorkerResponse } from "./worker-client.ts";

const remembered = 2 * 60 * 60_000;
const maxKnown = 500;

/** Remembers who was signed in at the last response, to serve them first. */
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

function credentialsOf({ headers }: IncomingMessage): string | undefined {
  return headers.authorization || sessionCookieIn(headers.cookie);
}
