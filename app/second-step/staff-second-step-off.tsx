import { href, redirect } from "react-router";
import { z } from "zod";
import { signedInSource } from "#app/auth/attempts.server.ts";
import { requireStaff } from "#app/auth/guard.ts";
import { checkCode, needsCode } from "#app/auth/second-factor.server.ts";
import { maxCodeLength, maxPasswordLength } from "#app/forms/field-lengths.ts";
import { actOnForm } from "#app/requests/act-on-form.server.ts";
import { redirectWithFlash } from "#app/requests/flash.server.ts";
import { CodeField } from "#app/sign-in/code-field.tsx";
import { formFromReply } from "#app/ui/sending/form-reply.ts";
import { sending } from "#app/ui/sending/send.ts";
import { useReply } from "#app/ui/sending/use-reply.ts";
import { removeSecondFactor } from "#db/accounts/second-factor.ts";
import type { Route } from "./+types/staff-second-step-off";
import { confirmPassword } from "./confirm-password.server.ts";
import { PasswordForm } from "./password-form.tsx";
import styles from "./staff-second-step.module.css";

const failure = "Failed to switch it off";

const offForm = { typed: { password: maxPasswordLength, code: maxCodeLength } };

export const reads = [offForm];

export const meta: Route.MetaFunction = () => [{ title: "Switch off two-step sign-in" }];

const schema = z.object({
  password: z.string({ error: "Your password is required." }),
  code: z.string({ error: "The code is required." }),
});

export function loader({ context }: Route.LoaderArgs) {
  if (!needsCode(requireStaff(context).id)) throw redirect(href("/dashboard/SecondStep"));
  return null;
}

export async function action({ request, context }: Route.ActionArgs) {
  const staff = requireStaff(context);
  const input = { form: offForm, schema, failure, hideFields: ["password", "code"] };
  return actOnForm(request, input, async ({ password, code }, { refuse }) => {
    // The form may come twice: the code is spent then.
    if (needsCode(staff.id)) {
      const wrongPassword = await confirmPassword(staff, password);
      const rejection = wrongPassword ?? (await checkCode(staff, code, signedInSource(staff.id)));
      if (rejection) {
        const status = rejection.status === 401 ? 400 : rejection.status;
        return refuse({ [wrongPassword ? "password" : "code"]: [rejection.message] }, status);
      }
      removeSecondFactor(staff.id, staff);
    }
    const sentence = "Two-step sign-in is off. Your password alone is enough now.";
    return redirectWithFlash(href("/dashboard/SecondStep"), { sentence });
  });
}

export const clientAction = sending<Route.ClientActionArgs>(
  failure,
  "It may or may not be off now. Press the button again.",
);

export default function SwitchOff({ actionData }: Route.ComponentProps) {
  const { reply, notSent } = useReply(actionData);
  const { form, fields } = formFromReply("off", ["password", "code"], reply?.result);
  return (
    <div className={styles.page}>
      <title>{`${actionData ? "Error: " : ""}Switch off two-step sign-in`}</title>
      <h1>Switch off two-step sign-in</h1>
      <section className={`panel ${styles.form}`}>
        <p>Your recovery codes will stop working.</p>
        <PasswordForm
          form={form}
          field={fields.password}
          notSent={notSent}
          button="Switch off"
          busy="Switching off..."
        >
          <CodeField
            field={fields.code}
            description="The 6 digits in your authenticator app, or a recovery code"
          />
        </PasswordForm>
      </section>
    </div>
  );
}
