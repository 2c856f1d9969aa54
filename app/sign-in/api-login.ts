import { readChecked } from "#app/api/body.server.ts";
import { handleCalls } from "#app/api/calls.server.ts";
import { byAnybody, exampleIds } from "#app/api/describe.ts";
import { problem, respondJson } from "#app/api/respond.server.ts";
import type { Source } from "#app/auth/attempts.server.ts";
import {
  checkCredentials,
  isRejected,
  type Rejection,
  retryHeaders,
} from "#app/auth/authenticator.server.ts";
import { recordFailedSignIn } from "#app/auth/events.server.ts";
import { loginBody, loginJson } from "#app/auth/json.ts";
import { sourceOfRequest } from "#app/auth/known-device.server.ts";
import { checkCode, needsCode, requiresSecondFactor } from "#app/auth/second-factor.server.ts";
import { describeDevice } from "#app/auth/session.server.ts";
import {
  boxLength,
  maxCodeLength,
  maxEmailLength,
  maxPasswordLength,
} from "#app/forms/field-lengths.ts";
import type { CallInput } from "#app/forms/route-inputs.ts";
import { clientAddress } from "#app/requests/http.ts";
import { createSession } from "#db/accounts/sessions.ts";
import type { StaffMember } from "#db/accounts/staff.ts";
import type { Route } from "./+types/api-login";
import { completeSignIn } from "./complete-sign-in.server.ts";

const loginCall = {
  fields: {
    email: maxEmailLength,
    password: maxPasswordLength,
    rememberPassword: boxLength,
    code: maxCodeLength,
  },
  asForm: true,
} satisfies CallInput;

export const loader = handleCalls<Route.ActionArgs>({
  POST: {
    tag: "Session",
    operationId: "login",
    summary: "Sign in",
    description:
      "Returns a token and sets the session cookie. Either can be ended alone, in the dashboard too.",
    security: byAnybody,
    body: {
      reads: loginCall,
      schema: loginBody,
      example: {
        email: "staff@example.org",
        password: "sample-password",
        rememberPassword: false,
      },
      schemasOfForms: { "application/x-www-form-urlencoded": loginBody },
    },
    returns: {
      description: "Signed in",
      schema: loginJson,
      example: {
        token: "dGhpcy1pcy1ub3QtYS1yZWFsLXRva2VuLWF0LWFsbA",
        user: { ...exampleIds, name: "Administrator", email: "staff@example.org" },
      },
    },
    otherErrors: [401, 429, 503],
    respond: logIn,
    failure: "Login failed",
  },
});
export const action = loader;

/** The token and the cookie are separate sessions, so that each can be ended alone. */
async function logIn({ request, context }: Route.ActionArgs) {
  const sent = await readChecked(request, loginCall, loginBody);
  const address = context.get(clientAddress);
  const source = await sourceOfRequest(request, address, sent.email);
  const refuse = (rejection: Rejection) => {
    recordFailedSignIn(rejection, sent.email, address);
    return problem(rejection.status, rejection.message, { headers: retryHeaders(rejection) });
  };
  const member = await checkCredentials(sent, source);
  if (isRejected(member)) return refuse(member);
  const rejection = await checkSecondStep(member, sent.code, source);
  if (rejection) return refuse(rejection);
  const remember = sent.rememberPassword ?? false;
  const details = { source, address, remember, isProgram: true } as const;
  const headers = await completeSignIn(request, member, details);
  const device = describeDevice(request);
  const { token } = createSession({
    staff_id: member.id,
    kind: "bearer",
    remember,
    device,
    address,
  });
  const { id, name, email } = member;
  return respondJson({ token, user: { _id: id, id, name, email } }, { headers });
}

/** The code is needed on every call: programs have no device that is trusted. */
async function checkSecondStep(
  member: StaffMember,
  code: string | undefined,
  source: Source,
): Promise<Rejection | undefined> {
  const isNeeded = needsCode(member.id);
  if (isNeeded && code) return checkCode(member, code, source);
  if (isNeeded) {
    const message =
      "This account needs the six-digit code of its authenticator app too: send it as code.";
    return { message, status: 401 };
  }
  if (!requiresSecondFactor(member.role)) return undefined;
  const message =
    "This website requires two-step sign-in of administrators. Set it up in the dashboard first.";
  return { message, status: 401 };
}
