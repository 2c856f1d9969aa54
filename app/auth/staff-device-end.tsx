import { href, redirect } from "react-router";
import { redirectWithFlash } from "#app/flash.server.ts";
import { clientAddress } from "#app/http.ts";
import { sendInPlace } from "#app/ui/send.ts";
import { recordEvent } from "#db/events.ts";
import { endSession } from "#db/sessions.ts";
import type { Route } from "./+types/staff-device-end";
import { requireStaff } from "./guard.ts";

export function loader() {
  throw redirect(href("/dashboard/Devices"));
}

export function action({ params, context }: Route.ActionArgs) {
  const staff = requireStaff(context);
  // The form may come twice: the message is also true of a session that had already ended.
  if (endSession(params.id, staff.id)) {
    recordEvent({ kind: "session ended", staff, address: context.get(clientAddress) });
  }
  return redirectWithFlash(href("/dashboard/Devices"), { sentence: "The device is signed out." });
}

export function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const unsure = "It may or may not have been signed out. Press the button again.";
  return sendInPlace(request, serverAction, "Failed to sign out the device", unsure);
}
