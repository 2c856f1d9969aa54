import { href, redirect } from "react-router";
import { redirectWithFlash } from "#app/flash.server.ts";
import { notFound } from "#app/http.ts";
import { endSession } from "#db/sessions.ts";
import type { Route } from "./+types/staff-device-end";
import { requireStaff } from "./guard.ts";

export function loader() {
  throw redirect(href("/dashboard/Devices"));
}

export function action({ params, context }: Route.ActionArgs) {
  if (!endSession(params.id, requireStaff(context).id)) throw notFound();
  return redirectWithFlash(href("/dashboard/Devices"), "The device was signed out.");
}
