import { handleCalls } from "#app/api/calls.server.ts";
import { recordFrom } from "#app/auth/events.server.ts";
import { endSessionByToken } from "#db/accounts/sessions.ts";
import type { Route } from "./+types/api-logout";
import { bearerToken, requireApiAccount } from "./api-guard.server.ts";
import { endCookieSession } from "./session.server.ts";

export const loader = handleCalls<Route.ActionArgs>({
  POST: {
    tag: "Session",
    operationId: "logout",
    summary: "Sign out",
    description: "Ends the token and the cookie session that the call carries.",
    returns: { status: 204, description: "Signed out" },
    respond: logOut,
    failure: "Logout failed",
  },
});
export const action = loader;

async function logOut({ request, context }: Route.ActionArgs) {
  const staff = await requireApiAccount(request);
  endSessionByToken(bearerToken(request));
  const headers = { "Set-Cookie": await endCookieSession(request), "Cache-Control": "no-store" };
  recordFrom(context, { kind: "sign-out", staff });
  return new Response(null, { status: 204, headers });
}
