import { href } from "react-router";
import { requireStaff } from "#app/auth/guard.ts";
import { orLoadFailure, orNotSent } from "#app/requests/failure.server.ts";
import { redirectWithFlash } from "#app/requests/flash.server.ts";
import { Confirm, type ConfirmTexts, sendConfirmed } from "#app/ui/confirm.tsx";
import { findStaff } from "#db/accounts/staff.ts";
import { findPasswordLinkTo, withdrawPasswordLink } from "#db/accounts/staff-links.ts";
import type { Route } from "./+types/staff-link-withdraw";

const texts: ConfirmTexts = {
  title: "Withdraw link",
  question: "Do you want to withdraw the link for a new password?",
  advice: "The link stops working. The password of the account stays as it is.",
  button: "Withdraw",
  busy: "Withdrawing...",
  isDangerous: true,
  loadFailure: "Failed to fetch links",
  failure: "Failed to withdraw the link",
  unsure: "It may or may not have been withdrawn. Press the button again.",
};

export const meta: Route.MetaFunction = () => [{ title: texts.title }];

export function loader({ params }: Route.LoaderArgs) {
  return orLoadFailure(async () => {
    const link = findPasswordLinkTo(params.id);
    if (!link) throw await leave(params.id);
    return { what: `${link.name}, ${link.email}` };
  });
}

/** It may come twice. The link to one's own account can be withdrawn too. */
export function action({ params, context }: Route.ActionArgs) {
  const staff = requireStaff(context);
  return orNotSent(texts.failure, () => {
    withdrawPasswordLink(params.id, staff);
    return leave(params.id);
  });
}

function leave(id: string): Promise<Response> {
  const sentence = "No link sets a new password for this account any more.";
  const place = findStaff(id) ? href("/dashboard/Staff/:id", { id }) : href("/dashboard/Staff");
  return redirectWithFlash(place, { sentence });
}

export const clientAction = sendConfirmed(texts);

export default function WithdrawLink(props: Route.ComponentProps) {
  return <Confirm {...texts} {...props} />;
}
