import { answerCalls } from "#app/api/calls.server.ts";
import { endSessionByToken } from "#db/sessions.ts";
import type { Route } from "./+types/api-logout";
import { bearerToken, requireApiStaff } from "./api-guard.server.ts";
import { endCookieSession } from "./session.server.ts";

/** Ends the token and the cookie session that the call carries; a login has given out both. */
async function logOut({ request }: Route.ActionArgs) {
  await requireApiStaff(request);
  endSessionByToken(bearerToken(request));
  const headers = { "Set-Cookie": await endCookieSession(request), "Cache-Control": "no-store" };
  return new Response(null, { status: 204, headers });
}

const answer = answerCalls({ POST: { answer: logOut, failure: "Logout failed" } });

export { answer as action, answer as loader };
