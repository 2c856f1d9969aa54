import { href } from "react-router";
import { Confirm } from "#app/ui/confirm.tsx";
import { send } from "#app/ui/send.ts";
import { SubmitButton } from "#app/ui/submit-button.tsx";
import { isUnread } from "#app/ui/unread.ts";
import { signOutEverywhere } from "#db/staff-changes.ts";
import type { Route } from "./+types/staff-sign-out";
import { changeAccount, readOther } from "./change.server.ts";

const failure = "Failed to sign out";
const unsure = "They may or may not be signed out. Press the button again.";

export const meta: Route.MetaFunction = () => [{ title: "Sign out everywhere" }];

export function loader({ params, context }: Route.LoaderArgs) {
  return readOther(context, params.id);
}

export function action({ params, context }: Route.ActionArgs) {
  return changeAccount(
    context,
    params.id,
    failure,
    (actor) => signOutEverywhere(params.id, actor),
    {
      sentence: (name) => `${name} is signed out everywhere.`,
      place: href("/dashboard/Staff/:id", { id: params.id }),
    },
  );
}

export function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  return send(request, serverAction, failure, unsure);
}

export default function SignOutEverywhere({
  loaderData,
  actionData,
  params,
}: Route.ComponentProps) {
  return (
    <Confirm
      title="Sign out everywhere"
      question="Do you want to sign out all devices of this account?"
      what={isUnread(loaderData) ? loaderData : `${loaderData.name}, ${loaderData.email}`}
      failure="Failed to fetch accounts"
      advice="API tokens end too. The person can sign in again with password and, where it is set up, the code."
      result={actionData}
      list={href("/dashboard/Staff/:id", params)}
    >
      <SubmitButton busy="Signing out...">Sign out everywhere</SubmitButton>
    </Confirm>
  );
}
