import { href } from "react-router";
import confirm from "#app/ui/confirm.module.css";
import { Confirm } from "#app/ui/confirm.tsx";
import { send } from "#app/ui/send.ts";
import { SubmitButton } from "#app/ui/submit-button.tsx";
import { isUnread } from "#app/ui/unread.ts";
import { deleteStaff } from "#db/staff-changes.ts";
import type { Route } from "./+types/staff-remove";
import { changeAccount, readOther } from "./change.server.ts";

const failure = "Failed to remove the account";
const unsure = "It may or may not have been removed. Look at the list.";

export const meta: Route.MetaFunction = () => [{ title: "Remove account" }];

export function loader({ params, context }: Route.LoaderArgs) {
  return readOther(context, params.id);
}

export function action({ params, context }: Route.ActionArgs) {
  return changeAccount(context, params.id, failure, (actor) => deleteStaff(params.id, actor), {
    sentence: (name) => `The account of ${name} was removed.`,
    place: href("/dashboard/Staff"),
  });
}

export function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  return send(request, serverAction, failure, unsure);
}

export default function RemoveAccount({ loaderData, actionData, params }: Route.ComponentProps) {
  return (
    <Confirm
      title="Remove account"
      question="Do you want to remove this account?"
      what={isUnread(loaderData) ? loaderData : `${loaderData.name}, ${loaderData.email}`}
      failure="Failed to fetch accounts"
      advice="It cannot be brought back. The history keeps what the person did. To stop somebody for a while, disable the account instead."
      result={actionData}
      list={href("/dashboard/Staff/:id", params)}
    >
      <SubmitButton className={`button ${confirm.danger}`} busy="Removing...">
        Remove
      </SubmitButton>
    </Confirm>
  );
}
