import { href } from "react-router";
import { orNotSent } from "#app/failure.server.ts";
import { redirectWithFlash } from "#app/flash.server.ts";
import { Confirm } from "#app/ui/confirm.tsx";
import { send } from "#app/ui/send.ts";
import { SubmitButton } from "#app/ui/submit-button.tsx";
import { withdrawPasswordLink } from "#db/staff-links.ts";
import type { Route } from "./+types/staff-own-link-withdraw";
import { requireStaff } from "./guard.ts";

const failure = "Failed to withdraw the link";

export const meta: Route.MetaFunction = () => [{ title: "Withdraw link" }];

/** It may come twice. */
export function action({ context }: Route.ActionArgs) {
  const staff = requireStaff(context);
  return orNotSent(failure, () => {
    withdrawPasswordLink(staff.id, staff);
    const sentence = "No link sets a new password for your account any more.";
    return redirectWithFlash(href("/dashboard/Devices"), { sentence });
  });
}

export function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const unsure = "It may or may not have been withdrawn. Press the button again.";
  return send(request, serverAction, failure, unsure);
}

/** Where the notice leads without script if it fails. */
export default function WithdrawOwnLink({ actionData }: Route.ComponentProps) {
  return (
    <Confirm
      title="Withdraw link"
      question="Do you want to withdraw the link that sets a new password for your account?"
      what="You go on with the password that you have."
      failure={failure}
      result={actionData}
      list={href("/dashboard/Devices")}
    >
      <SubmitButton busy="Withdrawing...">Withdraw</SubmitButton>
    </Confirm>
  );
}
