import { href } from "react-router";
import { requireStaff } from "#app/auth/guard.ts";
import { deviceIdOf } from "#app/auth/known-device.server.ts";
import { aboutMadeLinks } from "#app/auth/made-links.ts";
import { orNotSent } from "#app/requests/failure.server.ts";
import { redirectWithFlash } from "#app/requests/flash.server.ts";
import { Confirm, type ConfirmTexts, sendConfirmed } from "#app/ui/confirm.tsx";
import { countLinksMadeBy, endOtherAccess } from "#db/accounts/staff-access.ts";
import type { Route } from "./+types/staff-sign-in-foreign";

const texts: ConfirmTexts = {
  title: "End All Other Sessions",
  question: "Do you want to sign out all other devices?",
  what: "You are asked for a new password then.",
  button: "End all other sessions",
  busy: "Ending...",
  failure: "Failed to end all other sessions",
  unsure: "They may or may not have ended. Press the button again.",
};

export const meta: Route.MetaFunction = () => [{ title: texts.title }];

export function action({ request, context }: Route.ActionArgs) {
  const staff = requireStaff(context);
  return orNotSent(texts.failure, async () => {
    const device = await deviceIdOf(request);
    const links = aboutMadeLinks(countLinksMadeBy(staff.id), "stopped working");
    endOtherAccess(staff, device);
    const sentence = `All other sessions have ended.${links} Now choose a new password.`;
    return redirectWithFlash(href("/dashboard/Devices/password"), { sentence });
  });
}

export const clientAction = sendConfirmed(texts);

/** Where the notice leads without script if it fails. */
export default function EndOtherSessions(props: Route.ComponentProps) {
  return <Confirm {...texts} {...props} />;
}
