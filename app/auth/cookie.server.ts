import { createCookie } from "react-router";
import { type CookieName, cookies } from "#app/requests/cookies.ts";

/** The `__Host-` prefix and Secure require https; a server on plain http goes without. */
export function ownCookie(request: Request, name: CookieName, maxAge?: number) {
  const secure = new URL(request.url).protocol === "https:";
  return createCookie(secure ? `__Host-${name}` : name, {
    httpOnly: true,
    sameSite: "lax",
    path: "/",
    secure,
    maxAge,
  });
}

export async function readCookie(
  request: Request,
  cookie: ReturnType<typeof createCookie>,
): Promise<string | undefined> {
  const value = await cookie.parse(request.headers.get("Cookie"));
  const length = cookies[cookie.name.replace("__Host-", "") as CookieName];
  return typeof value === "string" && value.length <= length ? value : undefined;
}
