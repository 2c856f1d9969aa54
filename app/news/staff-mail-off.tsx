import { href } from "react-router";
import { requireStaff } from "#app/auth/guard.ts";
import { orNotSent } from "#app/requests/failure.server.ts";
import { redirectWithFlash } from "#app/requests/flash.server.ts";
import { Confirm, type ConfirmTexts, sendConfirmed } from "#app/ui/confirm.tsx";
import { removeMailServer } from "#db/settings/mail-server.ts";
import type { Route } from "./+types/staff-mail-off";

const texts: ConfirmTexts = {
  title: "Switch off email",
  question: "Do you want to switch off email?",
  advice: "The settings and the password are deleted. Emails that still wait are not sent.",
  button: "Switch off",
  busy: "Switching off...",
  isDangerous: true,
  failure: "Failed to switch off email",
  unsure: "It may or may not be off. Press the button again.",
};

export const meta: Route.MetaFunction = () => [{ title: texts.title }];

export function action({ context }: Route.ActionArgs) {
  const staff = requireStaff(context);
  return orNotSent(texts.failure, () => {
    removeMailServer(staff);
    const sentence = "Email is off. Nothing is sent any more.";
    return redirectWithFlash(href("/dashboard/News/Mail"), { sentence });
  });
}

export const clientAction = sendConfirmed(texts);

export default function SwitchOffMail(props: Route.ComponentProps) {
  return <Confirm {...texts} {...props} />;
}
