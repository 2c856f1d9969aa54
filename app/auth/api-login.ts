import { answerJson, refuse, refuseFields } from "#app/api/answer.server.ts";
import { readJsonOrForm } from "#app/api/body.server.ts";
import { answerCalls } from "#app/api/calls.server.ts";
import { clientAddress } from "#app/http.ts";
import { createSession } from "#db/sessions.ts";
import type { StaffMember } from "#db/staff.ts";
import type { Route } from "./+types/api-login";
import { checkCredentials, SignInRefusal } from "./authenticator.server.ts";
import { loginBody } from "./json.ts";
import { describeDevice, startCookieSession } from "./session.server.ts";

/** Answers a token and sets the cookie: the two are sessions of their own, each can be ended alone. */
async function logIn({ request, context }: Route.ActionArgs) {
  const { fields } = await readJsonOrForm(request);
  const sent = loginBody.safeParse(fields);
  if (!sent.success) return refuseFields(sent.error);
  const member = await checkCredentials(sent.data, context.get(clientAddress)).catch(refused);
  if (member instanceof Response) return member;
  const remember = sent.data.rememberPassword ?? false;
  const device = describeDevice(request);
  const { token } = createSession({ staff_id: member.id, kind: "bearer", remember, device });
  const headers = { "Set-Cookie": await startCookieSession(request, member.id, remember) };
  const { id, name, email } = member;
  return answerJson({ token, user: { _id: id, id, name, email } }, { headers });
}

function refused(refusal: unknown): StaffMember | Response {
  if (!(refusal instanceof SignInRefusal)) throw refusal;
  const { status, message, retryAfter } = refusal;
  return refuse(status, message, retryAfter ? { headers: { "Retry-After": `${retryAfter}` } } : {});
}

const answer = answerCalls({ POST: { answer: logIn, failure: "Login failed" } });

export { answer as action, answer as loader };
