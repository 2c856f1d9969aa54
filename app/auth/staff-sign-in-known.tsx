import { href, redirect } from "react-router";
import { orNotSent, orUnread } from "#app/failure.server.ts";
import { maxAddressLength } from "#app/field-lengths.ts";
import { readForm } from "#app/form.server.ts";
import { Confirm } from "#app/ui/confirm.tsx";
import { sendInPlace } from "#app/ui/send.ts";
import { SubmitButton } from "#app/ui/submit-button.tsx";
import { isUnread } from "#app/ui/unread.ts";
import { acceptUnfamiliarSignIns, listUnfamiliarSignIns } from "#db/sessions.ts";
import type { Route } from "./+types/staff-sign-in-known";
import { requireStaff } from "./guard.ts";
import { safeDashboardPath } from "./safe-path.ts";

const failure = "Failed to note that it was you";

const knownForm = { added: { return: maxAddressLength } };

export const reads = [knownForm];

export const meta: Route.MetaFunction = () => [{ title: "New Device" }];

export function loader({ context }: Route.LoaderArgs) {
  const { id, sessionId } = requireStaff(context);
  return orUnread(() => {
    const [newest] = listUnfamiliarSignIns(id, sessionId);
    if (!newest) throw redirect(href("/dashboard/Devices"));
    return { device: newest.device };
  });
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request, knownForm);
  return orNotSent(failure, async () => {
    acceptUnfamiliarSignIns(requireStaff(context).id);
    return redirect(safeDashboardPath(form.get("return")), { status: 303 });
  });
}

export function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  return sendInPlace(request, serverAction, failure, "Press the button again.");
}

/** Where the notice leads without script if it fails. */
export default function KnownDevice({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <Confirm
      title="New Device"
      question="Was it you who signed in on this device?"
      what={isUnread(loaderData) ? loaderData : loaderData.device}
      failure="Failed to fetch devices"
      result={actionData}
      list={href("/dashboard/Devices")}
    >
      <SubmitButton busy="Noting...">This was me</SubmitButton>
    </Confirm>
  );
}
