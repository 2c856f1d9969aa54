import {
  createContext,
  type MiddlewareFunction,
  type RouterContextProvider,
  redirect,
} from "react-router";
import { readHospital } from "#app/hospital/hospital.server.ts";
import { findCookieSession } from "./session.server.ts";

const previewing = createContext(false);

export const untilOpen: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  if (!readHospital().isBeingSetUp) return next();
  if (!(await findCookieSession(request))) throw redirect("/being-set-up");
  context.set(previewing, true);
  const response = await next();
  response.headers.set("Cache-Control", "no-store");
  return response;
};

export function isPreview(context: Readonly<RouterContextProvider>): boolean {
  return context.get(previewing);
}
