import { href, redirect } from "react-router";
import { redirectWithFlash } from "#app/flash.server.ts";
import { sendInPlace } from "#app/ui/send.ts";
import { endSession } from "#db/sessions.ts";
import type { Route } from "./+types/staff-device-end";
import { requireStaff } from "./guard.ts";

export function loader() {
  throw redirect(href("/dashboard/Devices"));
}

export function action({ params, context }: Route.ActionArgs) {
  // The form may come twice: also true of a session that had already ended.
  endSession(params.id, requireStaff(context).id);
  return redirectWithFlash(href("/dashboard/Devices"), { sentence: "The device is signed out." });
}

export function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const unsure = "It may or may not have been signed out. Press the button again.";
  return sendInPlace(request, serverAction, "Failed to sign out the device", unsure);
}
