import type { MiddlewareFunction } from "react-router";

/** No cookie that was set on https travels in the open later, whichever route sets it. */
export const secureCookies: MiddlewareFunction<Response> = async ({ request }, next) => {
  const response = await next();
  if (new URL(request.url).protocol !== "https:") return response;
  const cookies = response.headers.getSetCookie();
  response.headers.delete("Set-Cookie");
  for (const cookie of cookies) {
    const isSecure = /;\s*secure\s*(?:;|$)/i.test(cookie);
    response.headers.append("Set-Cookie", isSecure ? cookie : `${cookie}; Secure`);
  }
  return response;
};
