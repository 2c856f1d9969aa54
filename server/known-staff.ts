import type { IncomingMessage } from "node:http";

const remembered = 5 * 60_000;
const maxKnown = 500;

/** Who was signed in a moment ago: they are served first, and not counted as strangers. */
export interface KnownStaff {
  has(request: IncomingMessage): boolean;
  note(request: IncomingMessage, isFromStaff: boolean): void;
}

export function createKnownStaff(): KnownStaff {
  const known = new Map<string, number>();

  function has(request: IncomingMessage): boolean {
    const seenAt = known.get(credentialsOf(request));
    return seenAt !== undefined && performance.now() - seenAt < remembered;
  }

  function note(request: IncomingMessage, isFromStaff: boolean): void {
    const credentials = credentialsOf(request);
    known.delete(credentials);
    if (!isFromStaff) return;
    known.set(credentials, performance.now());
    const [oldest] = known.keys();
    if (oldest !== undefined && known.size > maxKnown) known.delete(oldest);
  }

  return { has, note };
}

function credentialsOf({ headers }: IncomingMessage): string {
  return headers.authorization ?? headers.cookie ?? "";
}
