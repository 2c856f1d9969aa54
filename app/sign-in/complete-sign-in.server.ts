import { forgetAttempts, type Source } from "#app/auth/attempts.server.ts";
import { isKnownDevice, rememberDevice } from "#app/auth/known-device.server.ts";
import { describeDevice, endCookieSession, sessionCookie } from "#app/auth/session.server.ts";
import { createSession, hasSignedIn } from "#db/accounts/sessions.ts";
import { recordEvent } from "#db/history/events.ts";

export interface SignInDetails {
  source: Source;
  address: string;
  remember: boolean;
  /** Whether no code is needed on this device for a while. */
  trust?: boolean;
  /** A program keeps no cookies: it is known by its address and its name. */
  isProgram?: true;
}

/** After password and code were right; ends the session that the browser had. Returns the Set-Cookie headers. */
export async function completeSignIn(
  request: Request,
  member: { id: string; email: string },
  { source, address, remember, trust = false, isProgram }: SignInDetails,
): Promise<Headers> {
  await forgetAttempts(source, member.email);
  await endCookieSession(request);
  const device = describeDevice(request);
  const isKnown =
    (await isKnownDevice(request, member.id)) ||
    (isProgram && hasSignedIn(member.id, { address, device }));
  const is_unfamiliar = !isKnown && hasSignedIn(member.id);
  const fields = { staff_id: member.id, kind: "cookie", remember, device, address } as const;
  const { token, expires_at } = createSession({ ...fields, is_unfamiliar });
  const detail = isProgram ? `${device}, by the API` : device;
  recordEvent({ kind: "sign-in", staff: member, address, detail });
  const cookie = sessionCookie(request);
  const expires = remember ? new Date(expires_at) : undefined;
  const headers = new Headers({ "Set-Cookie": await cookie.serialize(token, { expires }) });
  headers.append("Set-Cookie", await rememberDevice(request, member.id, trust));
  return headers;
}
