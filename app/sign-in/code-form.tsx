import { href } from "react-router";
import type { Resume } from "#app/auth/resume.server.ts";
import { useHospital } from "#app/hospital/hospital.ts";
import { titleAt } from "#app/pages/seo.ts";
import { CheckboxField } from "#app/ui/fields/checkbox-field.tsx";
import { SendForm } from "#app/ui/sending/send-form.tsx";
import { SubmitButton } from "#app/ui/sending/submit-button.tsx";
import { Themed } from "#app/ui/theme.tsx";
import { CodeField } from "./code-field.tsx";
import styles from "./sign-in.module.css";

export function CodePage({
  pending,
  next,
  resume,
  error,
}: {
  pending: string;
  next: string;
  resume: Resume | undefined;
  error?: string;
}) {
  const hospital = useHospital();
  return (
    <main id="main" className={`wrap ${styles.page}`}>
      <title>{titleAt(`${error ? "Error: " : ""}Enter your code`, hospital)}</title>
      <h1>Enter your code</h1>
      <Themed>
        <SendForm
          action={href("/signin/code")}
          encType={resume ? "multipart/form-data" : undefined}
          className={`panel ${styles.form}`}
          noValidate
        >
          <input type="hidden" name="pending" value={pending} />
          <input type="hidden" name="next" value={next} />
          {resume && <input type="hidden" name="resume" value={JSON.stringify(resume)} />}
          <CodeField
            field={{ id: "code", name: "code" }}
            description="The 6 digits in the authenticator app on your phone, or one of your recovery codes."
            isFirst
          />
          <CheckboxField
            field={{ id: "trust", name: "trust" }}
            label="Do not ask on this device for 30 days"
          />
          <SubmitButton busy="Signing in...">Sign In</SubmitButton>
          {error && (
            <p className={styles.error} role="alert">
              {error}
            </p>
          )}
          <p className={styles.help}>
            Lost your phone and your recovery codes? Ask the person who manages this website to turn
            off two-step sign-in for you. <a href={href("/signin")}>Start again</a>
          </p>
        </SendForm>
      </Themed>
    </main>
  );
}
