import {
  createContext,
  type MiddlewareFunction,
  type RouterContextProvider,
  redirect,
} from "react-router";
import { maxAddressLength } from "#app/forms/field-lengths.ts";
import { checkOnceRead } from "#app/forms/form-body.server.ts";
import { notFound } from "#app/requests/http.ts";
import { findAgain, type Session } from "#db/accounts/sessions.ts";
import type { Rights } from "#db/schema.ts";
import { isDeskOn } from "#db/settings/desk.ts";
import { forbidden } from "./forbidden.server.ts";
import { isOfDesk, mayUse } from "./roles.ts";
import { lacksSecondFactor } from "./second-factor.server.ts";
import { findCookieSession } from "./session.server.ts";
import { lateSessionEnded, sessionEnded } from "./session-ended.server.ts";

// For staff who have to set up the second step first, nothing else is there.
const setUpPages = /^\/dashboard\/SecondStep(?:\/confirm)?\/?$/i;

const staffSession = createContext<Session>();

/** A form is kept whose session has ended (401), or whose sender has not the role or the second step that it needs (403). */
export const staffOnly: MiddlewareFunction<Response> = async (
  { request, url, pattern, context },
  next,
) => {
  const session = await findCookieSession(request);
  const isForm = request.method !== "GET" && request.method !== "HEAD";
  if (!session) {
    if (isForm) throw await sessionEnded(request, url, pattern);
    throw redirect(`/signin?${new URLSearchParams({ next: addressToKeep(url) })}`);
  }
  if (lacksSecondFactor(session) && !setUpPages.test(url.pathname)) {
    if (isForm) throw await forbidden(request, url, pattern, session);
    throw redirect("/dashboard/SecondStep");
  }
  if (isOfDesk(pattern) && !isDeskOn()) throw notFound();
  if (!mayUse(session, pattern)) throw await forbidden(request, url, pattern, session);
  checkOnceRead(request, async () => {
    const now = findAgain(session);
    if (!now) throw lateSessionEnded(url);
    if (!mayUse(now, pattern)) throw await forbidden(request, url, pattern, now);
  });
  context.set(staffSession, session);
  const response = await next();
  response.headers.set("Cache-Control", "no-store");
  return response;
};

// Encoded once more, a long address would not fit into the headers of a response.
function addressToKeep({ pathname, search }: URL): string {
  const address = pathname + search;
  return address.length > maxAddressLength ? pathname : address;
}

export function requireStaff(context: Readonly<RouterContextProvider>): Rights & {
  id: string;
  email: string;
  name: string;
  sessionId: string;
} {
  const { staff_id, email, name, role, desk, website, id } = context.get(staffSession);
  return { id: staff_id, email, name, role, desk, website, sessionId: id };
}
