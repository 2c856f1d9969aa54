import { data, href } from "react-router";
import { requireStaff } from "#app/auth/guard.ts";
import { needsCode } from "#app/auth/second-factor.server.ts";
import { boxLength } from "#app/forms/field-lengths.ts";
import { readForm } from "#app/forms/form.server.ts";
import { orLoadFailure, orNotSent } from "#app/requests/failure.server.ts";
import { Confirm } from "#app/ui/confirm.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { CheckboxField } from "#app/ui/fields/checkbox-field.tsx";
import { isLoadFailure } from "#app/ui/load-failure.ts";
import { sending } from "#app/ui/sending/send.ts";
import { useReply } from "#app/ui/sending/use-reply.ts";
import { Themed } from "#app/ui/theme.tsx";
import { createPasswordLink } from "#db/accounts/staff-links.ts";
import { hasMailServer } from "#db/settings/mail-server.ts";
import type { Route } from "./+types/staff-link";
import { ByMail } from "./by-mail.tsx";
import { requireOther } from "./change.server.ts";
import { shareLink } from "./link.server.ts";
import { ShownLink } from "./shown-link.tsx";

const title = "Link for a new password";
const failure = "Failed to make a link";

const linkForm = { added: { ends_second_factor: boxLength, by_mail: boxLength } };

export const reads = [linkForm];

export const meta: Route.MetaFunction = () => [{ title }];

export function loader({ params, context }: Route.LoaderArgs) {
  return orLoadFailure(async () => {
    const { id, name, email, disabled_at } = await requireOther(context, params.id);
    return {
      what: `${name}, ${email}`,
      isDisabled: disabled_at !== null,
      isTwoStep: needsCode(id),
      mailTo: hasMailServer() ? email : undefined,
    };
  });
}

/** It may come twice: the newest link is the good one. */
export async function action({ request, params, context, url }: Route.ActionArgs) {
  const staff = requireStaff(context);
  const form = await readForm(request, linkForm);
  return orNotSent(failure, async () => {
    const member = await requireOther(context, params.id);
    if (member.disabled_at) return data({ link: undefined }, { status: 409 });
    const endsSecondFactor = form.has("ends_second_factor") && needsCode(member.id);
    const token = createPasswordLink(member, { endsSecondFactor }, staff);
    return data(shareLink(url, form, "/new-password", token, member.email));
  });
}

export const clientAction = sending<Route.ClientActionArgs>(
  failure,
  "Press the button again: the newest link is good.",
);

export default function PasswordLink({ loaderData, actionData, params }: Route.ComponentProps) {
  const { reply, notSent } = useReply(actionData);
  const account = href("/dashboard/Staff/:id", params);
  if (reply?.link) {
    return (
      <Dialog title={title} closeTo={account}>
        <ShownLink made={reply} purpose="sets a new password for" closeTo={account} />
      </Dialog>
    );
  }
  if (reply || (!isLoadFailure(loaderData) && loaderData.isDisabled)) {
    return (
      <Dialog title={title} closeTo={account}>
        <p>This account is disabled. Enable it first.</p>
      </Dialog>
    );
  }
  return (
    <Confirm
      title={title}
      question="Do you want a link with which this person chooses a new password?"
      advice="You get a link to give to that person, which works once and for 48 hours. The current password keeps working until then. Be sure who asks for it: by sight, or by a call to a number that you knew before."
      button="Make the link"
      busy="Making the link..."
      loadFailure="Failed to fetch accounts"
      failure={failure}
      loaderData={loaderData}
      actionData={notSent && { notSent }}
    >
      {!isLoadFailure(loaderData) && loaderData.isTwoStep && (
        <Themed>
          <CheckboxField
            field={{ id: "ends-second-factor", name: "ends_second_factor" }}
            label="The phone is lost too: switch two-step sign-in off as well"
          />
        </Themed>
      )}
      {!isLoadFailure(loaderData) && loaderData.mailTo && <ByMail to={loaderData.mailTo} />}
    </Confirm>
  );
}
