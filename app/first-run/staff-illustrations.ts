import { href, redirect } from "react-router";
import { requireStaff } from "#app/auth/guard.ts";
import { orNotSent } from "#app/requests/failure.server.ts";
import { redirectWithFlash } from "#app/requests/flash.server.ts";
import { readSetting, saveSetting } from "#db/settings/settings.ts";
import type { Route } from "./+types/staff-illustrations";

export function loader() {
  throw redirect(href("/dashboard"));
}

/** The hospital opens its website with the illustrations; its own photos may come later. */
export function action({ context }: Route.ActionArgs) {
  const staff = requireStaff(context);
  return orNotSent("Failed to keep the illustrations", () => {
    const { value, version } = readSetting("checklist");
    saveSetting("checklist", { ...value, keepsIllustrations: true }, version, staff);
    return redirectWithFlash(href("/dashboard"), {
      sentence: "The website keeps the illustrations. Your own photos may come at any time.",
    });
  });
}
