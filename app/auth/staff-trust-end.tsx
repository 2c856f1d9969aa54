import { href } from "react-router";
import { orNotSent } from "#app/failure.server.ts";
import { redirectWithFlash } from "#app/flash.server.ts";
import { Confirm } from "#app/ui/confirm.tsx";
import { sendInPlace } from "#app/ui/send.ts";
import { SubmitButton } from "#app/ui/submit-button.tsx";
import { forgetTrust } from "#db/known-devices.ts";
import type { Route } from "./+types/staff-trust-end";
import { requireStaff } from "./guard.ts";

const failure = "Failed to ask on all devices again";

export const meta: Route.MetaFunction = () => [{ title: "Ask on All Devices" }];

export function action({ context }: Route.ActionArgs) {
  const { id } = requireStaff(context);
  return orNotSent(failure, () => {
    forgetTrust(id);
    const sentence = "The code is asked for on all devices again.";
    return redirectWithFlash(href("/dashboard/SecondStep"), { sentence });
  });
}

export function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  return sendInPlace(request, serverAction, failure, "Press the button again.");
}

/** Where the button leads without script if it fails. */
export default function EndTrust({ actionData }: Route.ComponentProps) {
  return (
    <Confirm
      title="Ask on All Devices"
      question="Do you want the code to be asked for on all devices again?"
      what="That includes this one."
      failure={failure}
      result={actionData}
      list={href("/dashboard/SecondStep")}
    >
      <SubmitButton busy="Changing...">Ask on all devices again</SubmitButton>
    </Confirm>
  );
}
