import { href } from "react-router";
import { Confirm } from "#app/ui/confirm.tsx";
import { send } from "#app/ui/send.ts";
import { SubmitButton } from "#app/ui/submit-button.tsx";
import { isUnread } from "#app/ui/unread.ts";
import { enableStaff } from "#db/staff-changes.ts";
import type { Route } from "./+types/staff-enable";
import { changeAccount, readOther } from "./change.server.ts";

const failure = "Failed to enable the account";
const unsure = "It may or may not be enabled now. Press the button again.";

export const meta: Route.MetaFunction = () => [{ title: "Enable account" }];

export function loader({ params, context }: Route.LoaderArgs) {
  return readOther(context, params.id);
}

export function action({ params, context }: Route.ActionArgs) {
  return changeAccount(context, params.id, failure, (actor) => enableStaff(params.id, actor), {
    sentence: (name) => `${name} can sign in again.`,
    place: href("/dashboard/Staff/:id", { id: params.id }),
  });
}

export function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  return send(request, serverAction, failure, unsure);
}

export default function EnableAccount({ loaderData, actionData, params }: Route.ComponentProps) {
  return (
    <Confirm
      title="Enable account"
      question="Do you want to enable this account?"
      what={isUnread(loaderData) ? loaderData : `${loaderData.name}, ${loaderData.email}`}
      failure="Failed to fetch accounts"
      advice="The person can sign in again with the password of before."
      result={actionData}
      list={href("/dashboard/Staff/:id", params)}
    >
      <SubmitButton busy="Enabling...">Enable</SubmitButton>
    </Confirm>
  );
}
