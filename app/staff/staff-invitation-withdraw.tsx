import { href } from "react-router";
import { requireStaff } from "#app/auth/guard.ts";
import { orLoadFailure, orNotSent } from "#app/requests/failure.server.ts";
import { redirectWithFlash } from "#app/requests/flash.server.ts";
import { Confirm, type ConfirmTexts, sendConfirmed } from "#app/ui/confirm.tsx";
import { findInvitation, withdrawInvitation } from "#db/accounts/staff-links.ts";
import type { Route } from "./+types/staff-invitation-withdraw";

const texts: ConfirmTexts = {
  title: "Withdraw invitation",
  question: "Do you want to withdraw this invitation?",
  advice: "Its link will stop working.",
  button: "Withdraw",
  busy: "Withdrawing...",
  isDangerous: true,
  loadFailure: "Failed to fetch invitations",
  failure: "Failed to withdraw the invitation",
  unsure: "It may or may not have been withdrawn. Press the button again.",
};

export const meta: Route.MetaFunction = () => [{ title: texts.title }];

export function loader({ params }: Route.LoaderArgs) {
  return orLoadFailure(async () => {
    const invitation = findInvitation(params.id);
    if (!invitation) throw await leave();
    return { what: invitation.email };
  });
}

/** It may come twice. */
export function action({ params, context }: Route.ActionArgs) {
  const staff = requireStaff(context);
  return orNotSent(texts.failure, () => {
    withdrawInvitation(params.id, staff);
    return leave();
  });
}

function leave(): Promise<Response> {
  return redirectWithFlash(href("/dashboard/Staff"), {
    sentence: "The invitation is not open any more.",
  });
}

export const clientAction = sendConfirmed(texts);

export default function WithdrawInvitation(props: Route.ComponentProps) {
  return <Confirm {...texts} {...props} />;
}
