import { href } from "react-router";
import { requireStaff } from "#app/auth/guard.ts";
import { orNotSent } from "#app/requests/failure.server.ts";
import { redirectWithFlash } from "#app/requests/flash.server.ts";
import { Confirm, type ConfirmTexts, sendConfirmedInPlace } from "#app/ui/confirm.tsx";
import { forgetTrust } from "#db/accounts/known-devices.ts";
import type { Route } from "./+types/staff-trust-end";

const texts: ConfirmTexts = {
  title: "Ask on All Devices",
  question: "Do you want the code to be asked for on all devices again?",
  what: "That includes this one.",
  button: "Ask on all devices again",
  busy: "Changing...",
  failure: "Failed to ask on all devices again",
  unsure: "Press the button again.",
};

export const meta: Route.MetaFunction = () => [{ title: texts.title }];

export function action({ context }: Route.ActionArgs) {
  const { id } = requireStaff(context);
  return orNotSent(texts.failure, () => {
    forgetTrust(id);
    const sentence = "The code is asked for on all devices again.";
    return redirectWithFlash(href("/dashboard/SecondStep"), { sentence });
  });
}

export const clientAction = sendConfirmedInPlace(texts);

/** Where the button leads without script if it fails. */
export default function EndTrust(props: Route.ComponentProps) {
  return <Confirm {...texts} {...props} list={href("/dashboard/SecondStep")} />;
}
