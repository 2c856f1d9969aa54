import { href } from "react-router";
import { orNotSent } from "#app/failure.server.ts";
import { redirectWithFlash } from "#app/flash.server.ts";
import { Confirm } from "#app/ui/confirm.tsx";
import { send } from "#app/ui/send.ts";
import { SubmitButton } from "#app/ui/submit-button.tsx";
import { countLinksMadeBy, endOtherAccess } from "#db/staff-access.ts";
import type { Route } from "./+types/staff-sign-in-foreign";
import { requireStaff } from "./guard.ts";
import { deviceIdOf } from "./known-device.server.ts";
import { aboutMadeLinks } from "./made-links.ts";

const failure = "Failed to end all other sessions";

export const meta: Route.MetaFunction = () => [{ title: "End All Other Sessions" }];

export function action({ request, context }: Route.ActionArgs) {
  const staff = requireStaff(context);
  return orNotSent(failure, async () => {
    const device = await deviceIdOf(request);
    const links = aboutMadeLinks(countLinksMadeBy(staff.id), "stopped working");
    endOtherAccess(staff, device);
    const sentence = `All other sessions have ended.${links} Now choose a new password.`;
    return redirectWithFlash(href("/dashboard/Devices/password"), { sentence });
  });
}

export function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const unsure = "They may or may not have ended. Press the button again.";
  return send(request, serverAction, failure, unsure);
}

/** Where the notice leads without script if it fails. */
export default function EndOtherSessions({ actionData }: Route.ComponentProps) {
  return (
    <Confirm
      title="End All Other Sessions"
      question="Do you want to sign out all other devices?"
      what="You are asked for a new password then."
      failure={failure}
      result={actionData}
      list={href("/dashboard/Devices")}
    >
      <SubmitButton busy="Ending...">End all other sessions</SubmitButton>
    </Confirm>
  );
}
