import { data, href } from "react-router";
import { requireStaff } from "#app/auth/guard.ts";
import { boxLength } from "#app/forms/field-lengths.ts";
import { readForm } from "#app/forms/form.server.ts";
import { orLoadFailure, orNotSent } from "#app/requests/failure.server.ts";
import { Confirm } from "#app/ui/confirm.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { isLoadFailure } from "#app/ui/load-failure.ts";
import { sending } from "#app/ui/sending/send.ts";
import { useReply } from "#app/ui/sending/use-reply.ts";
import { createInvitation, findInvitation } from "#db/accounts/staff-links.ts";
import { hasMailServer } from "#db/settings/mail-server.ts";
import type { Route } from "./+types/staff-invitation-new";
import { ByMail } from "./by-mail.tsx";
import { shareLink } from "./link.server.ts";
import { ShownLink } from "./shown-link.tsx";

const title = "New link";
const failure = "Failed to make a new link";

const newLinkForm = { added: { by_mail: boxLength } };

export const reads = [newLinkForm];

export const meta: Route.MetaFunction = () => [{ title }];

export function loader({ params }: Route.LoaderArgs) {
  return orLoadFailure(() => ({
    email: findInvitation(params.id)?.email,
    sendsMail: hasMailServer(),
  }));
}

/** It may come twice: then the invitation has another id, and is found by none. */
export async function action({ request, params, context, url }: Route.ActionArgs) {
  const staff = requireStaff(context);
  const form = await readForm(request, newLinkForm);
  return orNotSent(failure, async () => {
    const invitation = findInvitation(params.id);
    const token = invitation && createInvitation(invitation, staff);
    if (!token) return data({ link: undefined }, { status: 409 });
    return data(shareLink(url, form, "/invitation", token, invitation.email));
  });
}

export const clientAction = sending<Route.ClientActionArgs>(
  failure,
  "Close this, and look at the list.",
);

export default function NewLink({ loaderData, actionData }: Route.ComponentProps) {
  const { reply, notSent } = useReply(actionData);
  const list = href("/dashboard/Staff");
  if (reply?.link) {
    return (
      <Dialog title={title} closeTo={list}>
        <ShownLink made={reply} purpose="makes the account" closeTo={list} />
      </Dialog>
    );
  }
  if (reply || (!isLoadFailure(loaderData) && !loaderData.email)) {
    return (
      <Dialog title={title} closeTo={list}>
        <p>
          This invitation was accepted, replaced or withdrawn in the meantime. The list shows what
          there is now.
        </p>
      </Dialog>
    );
  }
  return (
    <Confirm
      title={title}
      question="Do you want a new link in place of the one before?"
      advice="The old link will stop working."
      button="Make a new link"
      busy="Making the link..."
      loadFailure="Failed to fetch invitations"
      failure={failure}
      loaderData={isLoadFailure(loaderData) ? loaderData : { what: String(loaderData.email) }}
      actionData={notSent && { notSent }}
    >
      {!isLoadFailure(loaderData) && loaderData.sendsMail && <ByMail to={loaderData.email} />}
    </Confirm>
  );
}
