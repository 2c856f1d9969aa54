import { href, redirect } from "react-router";
import { requireStaff } from "#app/auth/guard.ts";
import { orNotSent } from "#app/requests/failure.server.ts";
import { redirectWithFlash } from "#app/requests/flash.server.ts";
import { readSetting, saveSetting } from "#db/settings/settings.ts";
import type { Route } from "./+types/staff-dismiss";

export function loader() {
  throw redirect(href("/dashboard"));
}

/** Puts the list away for everybody; Undo brings it back. */
export function action({ context }: Route.ActionArgs) {
  const staff = requireStaff(context);
  return orNotSent("Failed to hide the list", () => {
    const { value, version } = readSetting("checklist");
    saveSetting("checklist", { ...value, isDismissed: true }, version, staff);
    return redirectWithFlash(href("/dashboard"), {
      sentence: "The list of what to set up is hidden. All of it stays under Hospital.",
    });
  });
}
