import { createCookie } from "react-router";

/**
 * A cookie of this host that no script can read, for the browser's session or `maxAge` seconds. The
 * `__Host-` prefix and Secure require https; a server on plain http goes without.
 */
export function ownCookie(request: Request, name: string, maxAge?: number) {
  const secure = new URL(request.url).protocol === "https:";
  return createCookie(secure ? `__Host-${name}` : name, {
    httpOnly: true,
    sameSite: "lax",
    path: "/",
    secure,
    maxAge,
  });
}

/** The text in the cookie; undefined for anything else. */
export async function readCookie(
  request: Request,
  cookie: ReturnType<typeof createCookie>,
): Promise<string | undefined> {
  const value = await cookie.parse(request.headers.get("Cookie"));
  return typeof value === "string" ? value : undefined;
}
