import { href } from "react-router";
import { requireStaff } from "#app/auth/guard.ts";
import { orNotSent, orUnread } from "#app/failure.server.ts";
import { redirectWithFlash } from "#app/flash.server.ts";
import confirm from "#app/ui/confirm.module.css";
import { Confirm } from "#app/ui/confirm.tsx";
import { send } from "#app/ui/send.ts";
import { SubmitButton } from "#app/ui/submit-button.tsx";
import { isUnread } from "#app/ui/unread.ts";
import { findInvitation, withdrawInvitation } from "#db/staff-links.ts";
import type { Route } from "./+types/staff-invitation-withdraw";

const failure = "Failed to withdraw the invitation";
const unsure = "It may or may not have been withdrawn. Press the button again.";
const list = href("/dashboard/Staff");

export const meta: Route.MetaFunction = () => [{ title: "Withdraw invitation" }];

export function loader({ params }: Route.LoaderArgs) {
  return orUnread(async () => {
    const invitation = findInvitation(params.id);
    if (!invitation) throw await leave();
    return { email: invitation.email };
  });
}

/** It may come twice. */
export function action({ params, context }: Route.ActionArgs) {
  const staff = requireStaff(context);
  return orNotSent(failure, () => {
    withdrawInvitation(params.id, staff);
    return leave();
  });
}

function leave(): Promise<Response> {
  return redirectWithFlash(list, { sentence: "The invitation is not open any more." });
}

export function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  return send(request, serverAction, failure, unsure);
}

export default function WithdrawInvitation({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <Confirm
      title="Withdraw invitation"
      question="Do you want to withdraw this invitation?"
      what={isUnread(loaderData) ? loaderData : loaderData.email}
      failure="Failed to fetch invitations"
      advice="Its link is good no longer then."
      result={actionData}
      list={list}
    >
      <SubmitButton className={`button ${confirm.danger}`} busy="Withdrawing...">
        Withdraw
      </SubmitButton>
    </Confirm>
  );
}
