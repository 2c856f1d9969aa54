import { readJsonOrForm } from "#app/api/body.server.ts";
import { handleCalls } from "#app/api/calls.server.ts";
import { fieldProblems, problem, respondJson } from "#app/api/respond.server.ts";
import { clientAddress } from "#app/http.ts";
import { recordEvent } from "#db/events.ts";
import { createSession } from "#db/sessions.ts";
import type { Route } from "./+types/api-login";
import { checkCredentials, isRejected, retryHeaders } from "./authenticator.server.ts";
import { recordFailedSignIn } from "./events.server.ts";
import { loginBody } from "./json.ts";
import { sourceOfRequest } from "./known-device.server.ts";
import { describeDevice, startCookieSession } from "./session.server.ts";

/** The token and the cookie are separate sessions, so that each can be ended alone. */
async function logIn({ request, context }: Route.ActionArgs) {
  const { fields } = await readJsonOrForm(request, "login");
  const sent = loginBody.safeParse(fields);
  if (!sent.success) return fieldProblems(sent.error);
  const address = context.get(clientAddress);
  const source = await sourceOfRequest(request, address);
  const member = await checkCredentials(sent.data, source);
  if (isRejected(member)) {
    recordFailedSignIn(member, sent.data.email, address);
    return problem(member.status, member.message, { headers: retryHeaders(member) });
  }
  const remember = sent.data.rememberPassword ?? false;
  const device = describeDevice(request);
  const { token } = createSession({ staff_id: member.id, kind: "bearer", remember, device });
  const headers = { "Set-Cookie": await startCookieSession(request, member.id, remember) };
  recordEvent({ kind: "sign-in", staff: member, address, detail: `${device}, by the API` });
  const { id, name, email } = member;
  return respondJson({ token, user: { _id: id, id, name, email } }, { headers });
}

export const loader = handleCalls({ POST: { respond: logIn, failure: "Login failed" } });
export const action = loader;
