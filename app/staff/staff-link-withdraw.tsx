import { href } from "react-router";
import { requireStaff } from "#app/auth/guard.ts";
import { orNotSent, orUnread } from "#app/failure.server.ts";
import { redirectWithFlash } from "#app/flash.server.ts";
import confirm from "#app/ui/confirm.module.css";
import { Confirm } from "#app/ui/confirm.tsx";
import { send } from "#app/ui/send.ts";
import { SubmitButton } from "#app/ui/submit-button.tsx";
import { isUnread } from "#app/ui/unread.ts";
import { findStaff } from "#db/staff.ts";
import { findPasswordLinkTo, withdrawPasswordLink } from "#db/staff-links.ts";
import type { Route } from "./+types/staff-link-withdraw";

const failure = "Failed to withdraw the link";

export const meta: Route.MetaFunction = () => [{ title: "Withdraw link" }];

export function loader({ params }: Route.LoaderArgs) {
  return orUnread(async () => {
    const link = findPasswordLinkTo(params.id);
    if (!link) throw await leave(params.id);
    return { name: link.name, email: link.email };
  });
}

/** It may come twice. The link to one's own account can be withdrawn too. */
export function action({ params, context }: Route.ActionArgs) {
  const staff = requireStaff(context);
  return orNotSent(failure, () => {
    withdrawPasswordLink(params.id, staff);
    return leave(params.id);
  });
}

function leave(id: string): Promise<Response> {
  const sentence = "No link sets a new password for this account any more.";
  const place = findStaff(id) ? href("/dashboard/Staff/:id", { id }) : href("/dashboard/Staff");
  return redirectWithFlash(place, { sentence });
}

export function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const unsure = "It may or may not have been withdrawn. Press the button again.";
  return send(request, serverAction, failure, unsure);
}

export default function WithdrawLink({ loaderData, actionData, params }: Route.ComponentProps) {
  return (
    <Confirm
      title="Withdraw link"
      question="Do you want to withdraw the link for a new password?"
      what={isUnread(loaderData) ? loaderData : `${loaderData.name}, ${loaderData.email}`}
      failure="Failed to fetch links"
      advice="The link stops working. The password of the account stays as it is."
      result={actionData}
      list={href("/dashboard/Staff/:id", params)}
    >
      <SubmitButton className={`button ${confirm.danger}`} busy="Withdrawing...">
        Withdraw
      </SubmitButton>
    </Confirm>
  );
}
