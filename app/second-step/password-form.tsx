import type { ReactNode } from "react";
import { PasswordField } from "#app/ui/fields/password-field.tsx";
import type { Field } from "#app/ui/fields/use-field.ts";
import { ErrorSummary } from "#app/ui/sending/error-summary.tsx";
import type { SendFailure } from "#app/ui/sending/send-failure.ts";
import { SendForm } from "#app/ui/sending/send-form.tsx";
import { SubmitButton } from "#app/ui/sending/submit-button.tsx";
import { Themed } from "#app/ui/theme.tsx";
import styles from "./staff-second-step.module.css";

/** For what needs the password of somebody who is signed in; `children` are further fields. */
export function PasswordForm({
  form,
  field,
  notSent,
  button,
  busy,
  children,
}: {
  form: { id: string; allErrors: Record<string, string[]> };
  field: Field;
  notSent: SendFailure | undefined;
  button: string;
  busy: string;
  children?: ReactNode;
}) {
  return (
    <Themed>
      <SendForm className={styles.form} noValidate>
        <ErrorSummary form={form} notSent={notSent} />
        <PasswordField field={field} label="Your password" autoComplete="current-password" />
        {children}
        <div>
          <SubmitButton busy={busy}>{button}</SubmitButton>
        </div>
      </SendForm>
    </Themed>
  );
}
