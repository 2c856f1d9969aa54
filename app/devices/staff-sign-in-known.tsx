import { href, redirect } from "react-router";
import { requireStaff } from "#app/auth/guard.ts";
import { safeDashboardPath } from "#app/auth/safe-path.ts";
import { maxAddressLength } from "#app/forms/field-lengths.ts";
import { readForm } from "#app/forms/form.server.ts";
import { orLoadFailure, orNotSent } from "#app/requests/failure.server.ts";
import { Confirm, type ConfirmTexts, sendConfirmedInPlace } from "#app/ui/confirm.tsx";
import { acceptUnfamiliarSignIns, listUnfamiliarSignIns } from "#db/accounts/sessions.ts";
import type { Route } from "./+types/staff-sign-in-known";

const texts: ConfirmTexts = {
  title: "New Device",
  question: "Was it you who signed in on this device?",
  button: "This was me",
  busy: "Noting...",
  loadFailure: "Failed to fetch devices",
  failure: "Failed to note that it was you",
  unsure: "Press the button again.",
};

const knownForm = { added: { return: maxAddressLength } };

export const reads = [knownForm];

export const meta: Route.MetaFunction = () => [{ title: texts.title }];

export function loader({ context }: Route.LoaderArgs) {
  const { id, sessionId } = requireStaff(context);
  return orLoadFailure(() => {
    const [newest] = listUnfamiliarSignIns(id, sessionId);
    if (!newest) throw redirect(href("/dashboard/Devices"));
    return { what: newest.device };
  });
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request, knownForm);
  return orNotSent(texts.failure, async () => {
    acceptUnfamiliarSignIns(requireStaff(context).id);
    return redirect(safeDashboardPath(form.get("return")), { status: 303 });
  });
}

export const clientAction = sendConfirmedInPlace(texts);

/** Where the notice leads without script if it fails. */
export default function KnownDevice(props: Route.ComponentProps) {
  return <Confirm {...texts} {...props} />;
}
