import { problem, respondJson } from "./respond.server.ts";

const neverStored = 0;

/** The version in If-Match; undefined if any will do. A tag that the API never sent matches none. */
export function expectedVersion(request: Request): number | undefined {
  const tag = request.headers.get("If-Match");
  if (tag === null || tag === "*") return undefined;
  const [, version = neverStored] = /^"(\d+)"$/.exec(tag) ?? [];
  return Number(version);
}

/** Whether If-Match names another version than the stored one. */
export function isOtherVersion(request: Request, { version }: { version: number }): boolean {
  return (expectedVersion(request) ?? version) !== version;
}

/** For a call that deletes. Throws a 412 where If-Match names another version than the stored one. */
export function requireVersion(request: Request, stored: { version: number }, thing: string): void {
  if (!isOtherVersion(request, stored)) return;
  throw problem(
    412,
    `Somebody else has changed this ${thing} since it was read. It is still there.`,
  );
}

export function respondVersion(
  body: object,
  version: number,
  init?: { status?: number; headers: Record<string, string> },
): Response {
  return respondJson(body, {
    ...init,
    headers: { ...init?.headers, ETag: `"${version}"` },
  });
}

export function changedSince(thing: string): Response {
  return problem(412, `Somebody else has changed this ${thing}. Nothing of yours was saved.`);
}
