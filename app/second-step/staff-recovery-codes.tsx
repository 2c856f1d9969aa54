import { href, redirect } from "react-router";
import { z } from "zod";
import { requireStaff } from "#app/auth/guard.ts";
import { needsCode } from "#app/auth/second-factor.server.ts";
import { maxPasswordLength } from "#app/forms/field-lengths.ts";
import { actOnForm } from "#app/requests/act-on-form.server.ts";
import { formFromReply } from "#app/ui/sending/form-reply.ts";
import { sending } from "#app/ui/sending/send.ts";
import { useReply } from "#app/ui/sending/use-reply.ts";
import { replaceRecoveryCodes } from "#db/accounts/second-factor.ts";
import type { Route } from "./+types/staff-recovery-codes";
import { confirmPassword } from "./confirm-password.server.ts";
import { PasswordForm } from "./password-form.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";
import styles from "./staff-second-step.module.css";

const failure = "Failed to make new codes";

const passwordForm = { typed: { password: maxPasswordLength } };

export const reads = [passwordForm];

export const meta: Route.MetaFunction = () => [{ title: "New recovery codes" }];

const schema = z.object({ password: z.string({ error: "Your password is required." }) });

function requireSecondFactor(context: Route.LoaderArgs["context"]) {
  const staff = requireStaff(context);
  if (!needsCode(staff.id)) throw redirect(href("/dashboard/SecondStep"));
  return staff;
}

export function loader({ context }: Route.LoaderArgs) {
  return { email: requireSecondFactor(context).email };
}

export async function action({ request, context }: Route.ActionArgs) {
  const staff = requireSecondFactor(context);
  const input = { form: passwordForm, schema, failure, hideFields: ["password"] };
  return actOnForm(request, input, async ({ password }, { refuse }) => {
    const rejection = await confirmPassword(staff, password);
    if (rejection) return refuse({ password: [rejection.message] }, rejection.status);
    return { codes: replaceRecoveryCodes(staff.id) };
  });
}

export const clientAction = sending<Route.ClientActionArgs>(
  failure,
  "Press the button again: the newest codes are the good ones.",
);

export default function NewCodes({ loaderData, actionData }: Route.ComponentProps) {
  const { reply, notSent } = useReply(actionData);
  const codes = reply && "codes" in reply ? reply.codes : undefined;
  const lastResult = reply && "result" in reply ? reply.result : undefined;
  const { form, fields } = formFromReply("codes", ["password"], lastResult);
  return (
    <div className={styles.page}>
      <title>{`${lastResult || notSent ? "Error: " : ""}New recovery codes`}</title>
      <h1>New recovery codes</h1>
      {codes ? (
        <RecoveryCodes codes={codes} email={loaderData.email} />
      ) : (
        <section className={`panel ${styles.form}`}>
          <p>You get ten new codes. Your old codes will stop working.</p>
          <PasswordForm
            form={form}
            field={fields.password}
            notSent={notSent}
            button="Make new codes"
            busy="Making..."
          />
        </section>
      )}
    </div>
  );
}
