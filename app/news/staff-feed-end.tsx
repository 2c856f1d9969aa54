import { href } from "react-router";
import { requireStaff } from "#app/auth/guard.ts";
import { orNotSent } from "#app/requests/failure.server.ts";
import { redirectWithFlash } from "#app/requests/flash.server.ts";
import { Confirm, type ConfirmTexts, sendConfirmedInPlace } from "#app/ui/confirm.tsx";
import { endFeedAddress } from "#db/accounts/feed-addresses.ts";
import type { Route } from "./+types/staff-feed-end";

const texts: ConfirmTexts = {
  title: "End the feed address",
  question: "Do you want to end the address of your news feed?",
  button: "End it",
  busy: "Ending...",
  failure: "Failed to end the address",
  unsure: "It may or may not have ended. Press the button again.",
};

export const meta: Route.MetaFunction = () => [{ title: texts.title }];

export function action({ context }: Route.ActionArgs) {
  const staff = requireStaff(context);
  return orNotSent(texts.failure, () => {
    endFeedAddress(staff);
    const sentence = "The address of your news feed has ended.";
    return redirectWithFlash(href("/dashboard/News"), { sentence });
  });
}

export const clientAction = sendConfirmedInPlace(texts);

/** Where the button leads without script if it fails. */
export default function EndFeed(props: Route.ComponentProps) {
  return <Confirm {...texts} {...props} />;
}
