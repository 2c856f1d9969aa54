import { href } from "react-router";
import confirm from "#app/ui/confirm.module.css";
import { Confirm } from "#app/ui/confirm.tsx";
import { send } from "#app/ui/send.ts";
import { SubmitButton } from "#app/ui/submit-button.tsx";
import { isUnread } from "#app/ui/unread.ts";
import { disableStaff } from "#db/staff-changes.ts";
import type { Route } from "./+types/staff-disable";
import { changeAccount, readOther } from "./change.server.ts";

const failure = "Failed to disable the account";
const unsure = "It may or may not be disabled now. Press the button again.";

export const meta: Route.MetaFunction = () => [{ title: "Disable account" }];

export function loader({ params, context }: Route.LoaderArgs) {
  return readOther(context, params.id);
}

export function action({ params, context }: Route.ActionArgs) {
  return changeAccount(context, params.id, failure, (actor) => disableStaff(params.id, actor), {
    sentence: (name) => `The account of ${name} is disabled, and signed out everywhere.`,
    place: href("/dashboard/Staff/:id", { id: params.id }),
  });
}

export function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  return send(request, serverAction, failure, unsure);
}

export default function DisableAccount({ loaderData, actionData, params }: Route.ComponentProps) {
  return (
    <Confirm
      title="Disable account"
      question="Do you want to disable this account?"
      what={isUnread(loaderData) ? loaderData : `${loaderData.name}, ${loaderData.email}`}
      failure="Failed to fetch accounts"
      advice="Nobody can sign in to it then; its devices and API tokens are signed out at once. What the person has done stays, and you can enable the account again."
      result={actionData}
      list={href("/dashboard/Staff/:id", params)}
    >
      <SubmitButton className={`button ${confirm.danger}`} busy="Disabling...">
        Disable
      </SubmitButton>
    </Confirm>
  );
}
