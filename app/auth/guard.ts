import {
  createContext,
  data,
  type MiddlewareFunction,
  type RouterContextProvider,
  redirect,
} from "react-router";
import type { Session } from "#db/sessions.ts";
import { readResume } from "./resume.server.ts";
import { lacksSecondFactor } from "./second-factor.server.ts";
import { findCookieSession } from "./session.server.ts";

// For staff who have to set up the second step first, nothing else is there.
const setUpPages = /^\/dashboard\/SecondStep(?:\/confirm)?\/?$/i;

const staffSession = createContext<Session>();

/** Runs before any loader or action; a form whose session has ended is kept (401). */
export const staffOnly: MiddlewareFunction<Response> = async ({ request, url, context }, next) => {
  const session = await findCookieSession(request);
  if (!session) {
    if (request.method !== "GET" && request.method !== "HEAD") {
      throw data(await readResume(request, url), { status: 401, statusText: "Session ended" });
    }
    throw redirect(`/signin?${new URLSearchParams({ next: url.pathname + url.search })}`);
  }
  if (lacksSecondFactor(session) && !setUpPages.test(url.pathname)) {
    throw redirect("/dashboard/SecondStep");
  }
  context.set(staffSession, session);
  const response = await next();
  response.headers.set("Cache-Control", "no-store");
  return response;
};

export function requireStaff(context: Readonly<RouterContextProvider>): {
  id: string;
  email: string;
  name: string;
  sessionId: string;
} {
  const { staff_id, email, name, id } = context.get(staffSession);
  return { id: staff_id, email, name, sessionId: id };
}
