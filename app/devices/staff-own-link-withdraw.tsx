import { href } from "react-router";
import { requireStaff } from "#app/auth/guard.ts";
import { orNotSent } from "#app/requests/failure.server.ts";
import { redirectWithFlash } from "#app/requests/flash.server.ts";
import { Confirm, type ConfirmTexts, sendConfirmed } from "#app/ui/confirm.tsx";
import { withdrawPasswordLink } from "#db/accounts/staff-links.ts";
import type { Route } from "./+types/staff-own-link-withdraw";

const texts: ConfirmTexts = {
  title: "Withdraw link",
  question: "Do you want to withdraw the link that sets a new password for your account?",
  what: "You go on with the password that you have.",
  button: "Withdraw",
  busy: "Withdrawing...",
  failure: "Failed to withdraw the link",
  unsure: "It may or may not have been withdrawn. Press the button again.",
};

export const meta: Route.MetaFunction = () => [{ title: texts.title }];

/** It may come twice. */
export function action({ context }: Route.ActionArgs) {
  const staff = requireStaff(context);
  return orNotSent(texts.failure, () => {
    withdrawPasswordLink(staff.id, staff);
    const sentence = "No link sets a new password for your account any more.";
    return redirectWithFlash(href("/dashboard/Devices"), { sentence });
  });
}

export const clientAction = sendConfirmed(texts);

/** Where the notice leads without script if it fails. */
export default function WithdrawOwnLink(props: Route.ComponentProps) {
  return <Confirm {...texts} {...props} />;
}
