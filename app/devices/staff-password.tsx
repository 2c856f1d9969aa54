import { href } from "react-router";
import { z } from "zod";
import { recordFrom } from "#app/auth/events.server.ts";
import { requireStaff } from "#app/auth/guard.ts";
import { aboutMadeLinks } from "#app/auth/made-links.ts";
import { newPassword } from "#app/auth/password-rule.ts";
import { findPasswordWeakness } from "#app/auth/password-weakness.server.ts";
import { maxPasswordLength } from "#app/forms/field-lengths.ts";
import { actOnForm } from "#app/requests/act-on-form.server.ts";
import { redirectWithFlash } from "#app/requests/flash.server.ts";
import { NewPasswordField } from "#app/sign-in/new-password-field.tsx";
import styles from "#app/sign-in/sign-in.module.css";
import { Dialog } from "#app/ui/dialog.tsx";
import { PasswordField } from "#app/ui/fields/password-field.tsx";
import { ReplyForm } from "#app/ui/keeping/reply-form.tsx";
import { formFromReply } from "#app/ui/sending/form-reply.ts";
import { sending } from "#app/ui/sending/send.ts";
import { SubmitButton } from "#app/ui/sending/submit-button.tsx";
import { useReply } from "#app/ui/sending/use-reply.ts";
import { countLinksMadeBy } from "#db/accounts/staff-access.ts";
import type { Route } from "./+types/staff-password";
import { changePassword } from "./change-password.server.ts";

const names = ["current_password", "password"] as const;

const passwordForm = {
  typed: { current_password: maxPasswordLength, password: maxPasswordLength },
};

export const reads = [passwordForm];

export const meta: Route.MetaFunction = () => [{ name: "robots", content: "noindex" }];

const failure = "Failed to change the password";

const schema = z.object({
  current_password: z.string({ error: "Current password is required." }),
  password: newPassword("New password"),
});

export async function action({ request, context }: Route.ActionArgs) {
  const staff = requireStaff(context);
  const input = { form: passwordForm, schema, failure, hideFields: [...names] };
  return actOnForm(request, input, async (value, { refuse }) => {
    const weakness = await findPasswordWeakness(value.password, staff);
    if (weakness) return refuse({ password: [weakness] }, 400);
    const links = aboutMadeLinks(countLinksMadeBy(staff.id), "stopped working");
    const rejection = await changePassword(staff, value);
    if (rejection) return refuse({ current_password: [rejection.message] }, rejection.status);
    recordFrom(context, { kind: "password changed", staff });
    return redirectWithFlash(href("/dashboard/Devices"), {
      sentence: `Your password was changed. All other devices were signed out.${links}`,
    });
  });
}

export const clientAction = sending<Route.ClientActionArgs>(
  failure,
  "The password may or may not have been changed. Press the button again.",
);

export default function ChangePassword({ actionData }: Route.ComponentProps) {
  const sent = useReply(actionData);
  const { form, fields } = formFromReply("password", names, sent.reply?.result);
  return (
    <Dialog title="Change password" closeTo={href("/dashboard/Devices")}>
      <title>{`${actionData ? "Error: " : ""}Change password`}</title>
      <ReplyForm form={form} sent={sent} className={styles.form}>
        <p>All other devices will be signed out.</p>
        <PasswordField
          field={fields.current_password}
          label="Current password"
          autoComplete="current-password"
        />
        <NewPasswordField field={fields.password} label="New password" />
        <div>
          <SubmitButton busy="Changing...">Change password</SubmitButton>
        </div>
      </ReplyForm>
    </Dialog>
  );
}
