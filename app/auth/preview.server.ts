import {
  createContext,
  type MiddlewareFunction,
  type RouterContextProvider,
  redirect,
} from "react-router";
import { readHospital } from "#app/hospital/hospital.server.ts";
import { findCookieSession } from "./session.server.ts";

const previewing = createContext(false);

/** Before the hospital opens its website, staff alone see it; strangers read that it is being set up. */
export const untilOpen: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  if (!readHospital().isBeingSetUp) return next();
  if (!(await findCookieSession(request))) throw redirect("/being-set-up");
  context.set(previewing, true);
  const response = await next();
  response.headers.set("Cache-Control", "no-store");
  return response;
};

/** Whether a page is shown to staff that strangers do not see yet. */
export function isPreview(context: Readonly<RouterContextProvider>): boolean {
  return context.get(previewing);
}
