import type { IncomingMessage } from "node:http";
import { LRUCache } from "lru-cache";
import { sessionCookieIn } from "./http/session-cookie.ts";
import type { WorkerResponse } from "./worker-client.ts";

const maxIdle = 2 * 60 * 60_000;
const maxKnown = 500;

export type KnownStaff = ReturnType<typeof createKnownStaff>;

/** Remembers who was signed in at the last response, to serve them first. */
export function createKnownStaff() {
  const accounts = new LRUCache<string, string>({ max: maxKnown, ttl: maxIdle });

  function note(request: IncomingMessage, { account, signedIn }: WorkerResponse): void {
    const credentials = credentialsOf(request);
    if (credentials) accounts.delete(credentials);
    const shown = signedIn ?? credentials;
    if (shown && account) accounts.set(shown, account);
  }

  function accountOf(request: IncomingMessage): string | undefined {
    const credentials = credentialsOf(request);
    return credentials ? accounts.get(credentials) : undefined;
  }

  return { accountOf, note };
}

function credentialsOf({ headers }: IncomingMessage): string | undefined {
  return headers.authorization || sessionCookieIn(headers.cookie);
}
