import { data, href } from "react-router";
import { z } from "zod";
import { requireStaff } from "#app/auth/guard.ts";
import { jobLabels } from "#app/auth/roles.ts";
import { boxLength, maxEmailLength } from "#app/forms/field-lengths.ts";
import type { FormInput } from "#app/forms/route-inputs.ts";
import { typedEmail } from "#app/forms/text-rules.ts";
import { actOnForm } from "#app/requests/act-on-form.server.ts";
import { orLoadFailure } from "#app/requests/failure.server.ts";
import styles from "#app/sign-in/sign-in.module.css";
import { Dialog } from "#app/ui/dialog.tsx";
import { SelectField } from "#app/ui/fields/select-field.tsx";
import { EntryField } from "#app/ui/fields/text-field.tsx";
import { ReplyForm } from "#app/ui/keeping/reply-form.tsx";
import { isLoadFailure } from "#app/ui/load-failure.ts";
import { formFromReply } from "#app/ui/sending/form-reply.ts";
import { noteSaved, send } from "#app/ui/sending/send.ts";
import { SubmitButton } from "#app/ui/sending/submit-button.tsx";
import { useReply } from "#app/ui/sending/use-reply.ts";
import { jobs, rightsOf } from "#db/accounts/jobs.ts";
import { createInvitation } from "#db/accounts/staff-links.ts";
import { hasMailServer } from "#db/settings/mail-server.ts";
import type { Route } from "./+types/staff-invite";
import { ByMail } from "./by-mail.tsx";
import { shareLink } from "./link.server.ts";
import { ShownLink } from "./shown-link.tsx";
import { aboutRoles } from "./words.ts";

const failure = "Failed to invite";

const inviteForm = {
  typed: { email: maxEmailLength },
  added: { role: 11, by_mail: boxLength },
} satisfies FormInput;

export const reads = [inviteForm];

export const meta: Route.MetaFunction = () => [{ title: "Invite to the dashboard" }];

const schema = z.object({
  email: typedEmail(
    "Email",
    inviteForm.typed.email,
    "Email format is not correct.",
    "Email is required.",
  ),
  role: z.enum(jobs, { error: "Role is required." }),
});

const choices = jobs.map((value) => ({ value, label: jobLabels[value] }));

export function loader() {
  return orLoadFailure(() => ({ sendsMail: hasMailServer() }));
}

/** The same email address, sent twice, gets a new link in place of the first. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const staff = requireStaff(context);
  const input = { form: inviteForm, schema, failure };
  return actOnForm(request, input, async ({ email, role }, { form, refuse }) => {
    const token = createInvitation({ email, ...rightsOf(role) }, staff);
    if (token) return data(shareLink(url, form, "/invitation", token, email));
    return refuse({ email: [`${email} has an account already.`] });
  });
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const unsure = "Press the button again: the newest link is good.";
  const reply = await send(request, serverAction, failure, unsure);
  if ("link" in reply) noteSaved(request);
  return reply;
}

export default function Invite({ loaderData, actionData }: Route.ComponentProps) {
  const { reply, notSent } = useReply(actionData);
  const refused = reply && "result" in reply ? reply : undefined;
  const { form, fields } = formFromReply("invite", ["email", "role"], refused?.result);
  const list = href("/dashboard/Staff");
  const sendsMail = !isLoadFailure(loaderData) && loaderData.sendsMail;
  return (
    <Dialog title="Invite to the dashboard" closeTo={list}>
      <title>{`${refused || notSent ? "Error: " : ""}Invite to the dashboard`}</title>
      {reply && "link" in reply ? (
        <ShownLink made={reply} purpose="makes the account" closeTo={list} />
      ) : (
        <ReplyForm form={form} sent={{ reply: refused, notSent }} className={styles.form}>
          <EntryField field={fields.email} label="Email" type="email" />
          <SelectField field={fields.role} label="Role" description={aboutRoles} data={choices} />
          {sendsMail && <ByMail />}
          <p className={styles.help}>
            You get a link to give to that person, valid for 48 hours.
            {!sendsMail && " Nothing is sent by email."}
          </p>
          <div>
            <SubmitButton busy="Making the link...">Make the link</SubmitButton>
          </div>
        </ReplyForm>
      )}
    </Dialog>
  );
}
