import { href, redirect } from "react-router";
import { redirectWithFlash } from "#app/flash.server.ts";
import { forgetTrust } from "#db/known-devices.ts";
import type { Route } from "./+types/staff-trust-end";
import { requireStaff } from "./guard.ts";

export function loader() {
  throw redirect(href("/dashboard/SecondStep"));
}

export function action({ context }: Route.ActionArgs) {
  forgetTrust(requireStaff(context).id);
  const sentence = "The code is asked for on all devices again.";
  return redirectWithFlash(href("/dashboard/SecondStep"), { sentence });
}
