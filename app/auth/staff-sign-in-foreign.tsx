import { href, redirect } from "react-router";
import { redirectWithFlash } from "#app/flash.server.ts";
import { forgetOtherDevices } from "#db/known-devices.ts";
import { acceptUnfamiliarSignIns, endSessionsOf } from "#db/sessions.ts";
import type { Route } from "./+types/staff-sign-in-foreign";
import { requireStaff } from "./guard.ts";
import { deviceIdOf } from "./known-device.server.ts";

export function loader() {
  throw redirect(href("/dashboard/Devices"));
}

export async function action({ request, context }: Route.ActionArgs) {
  const { id, sessionId } = requireStaff(context);
  endSessionsOf(id, sessionId);
  forgetOtherDevices(id, await deviceIdOf(request));
  acceptUnfamiliarSignIns(id);
  const sentence = "All other sessions have ended. Now choose a new password.";
  return redirectWithFlash(href("/dashboard/Devices/password"), { sentence });
}
