import { href, redirect } from "react-router";
import { recordFrom } from "#app/auth/events.server.ts";
import { requireStaff } from "#app/auth/guard.ts";
import { orLoadFailure, orNotSent } from "#app/requests/failure.server.ts";
import { redirectWithFlash } from "#app/requests/flash.server.ts";
import { Confirm, type ConfirmTexts, sendConfirmedInPlace } from "#app/ui/confirm.tsx";
import { endSession, listSessions } from "#db/accounts/sessions.ts";
import type { Route } from "./+types/staff-device-end";

const texts: ConfirmTexts = {
  title: "Sign Out Device",
  question: "Do you want to sign out this device?",
  button: "Sign out",
  busy: "Signing out...",
  loadFailure: "Failed to fetch devices",
  failure: "Failed to sign out the device",
  unsure: "It may or may not have been signed out. Press the button again.",
};

export const meta: Route.MetaFunction = () => [{ title: texts.title }];

export function loader({ params, context }: Route.LoaderArgs) {
  const { id } = requireStaff(context);
  return orLoadFailure(() => {
    const session = listSessions(id).find((one) => one.id === params.id);
    if (!session) throw redirect(href("/dashboard/Devices"));
    return { what: session.device };
  });
}

export function action({ params, context }: Route.ActionArgs) {
  const staff = requireStaff(context);
  return orNotSent(texts.failure, () => {
    // The form may come twice: the message is also true of a session that had already ended.
    if (endSession(params.id, staff.id)) {
      recordFrom(context, { kind: "session ended", staff });
    }
    return redirectWithFlash(href("/dashboard/Devices"), { sentence: "The device is signed out." });
  });
}

export const clientAction = sendConfirmedInPlace(texts);

/** Where the button in the list leads without script if it fails. */
export default function SignOutDevice(props: Route.ComponentProps) {
  return <Confirm {...texts} {...props} />;
}
