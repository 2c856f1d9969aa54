import type { IncomingMessage } from "node:http";
import { sessionCookieIn } from "./session-cookie.ts";
import type { WorkerResponse } from "./worker-client.ts";

const remembered = 5 * 60_000;
const maxKnown = 500;

/** Who was signed in a moment ago: they are served first, and not counted as strangers. */
export interface KnownStaff {
  has(request: IncomingMessage): boolean;
  note(request: IncomingMessage, response: WorkerResponse): void;
}

export function createKnownStaff(): KnownStaff {
  const known = new Map<string, number>();

  function has(request: IncomingMessage): boolean {
    const credentials = credentialsOf(request);
    const seenAt = credentials && known.get(credentials);
    return typeof seenAt === "number" && performance.now() - seenAt < remembered;
  }

  function note(request: IncomingMessage, { isFromStaff, signedIn }: WorkerResponse): void {
    const credentials = credentialsOf(request);
    if (credentials) known.delete(credentials);
    if (credentials && isFromStaff) remember(credentials);
    if (signedIn) remember(signedIn);
  }

  function remember(credentials: string): void {
    known.set(credentials, performance.now());
    const [oldest] = known.keys();
    if (oldest !== undefined && known.size > maxKnown) known.delete(oldest);
  }

  return { has, note };
}

// Undefined for whoever shows none, and for staff whose cookie is written so that only the website reads it.
function credentialsOf({ headers }: IncomingMessage): string | undefined {
  return headers.authorization || sessionCookieIn(headers.cookie);
}
