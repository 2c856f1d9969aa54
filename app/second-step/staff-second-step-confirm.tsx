import { href, redirect } from "react-router";
import { z } from "zod";
import { signedInSource } from "#app/auth/attempts.server.ts";
import { requireStaff } from "#app/auth/guard.ts";
import { checkCode, describeSecret, needsCode } from "#app/auth/second-factor.server.ts";
import { maxCodeLength } from "#app/forms/field-lengths.ts";
import { actOnForm } from "#app/requests/act-on-form.server.ts";
import { orLoadFailure } from "#app/requests/failure.server.ts";
import { CodeField } from "#app/sign-in/code-field.tsx";
import { isLoadFailure } from "#app/ui/load-failure.ts";
import { LoadFailureNotice } from "#app/ui/load-failure-notice.tsx";
import { ErrorSummary } from "#app/ui/sending/error-summary.tsx";
import { formFromReply } from "#app/ui/sending/form-reply.ts";
import { sending } from "#app/ui/sending/send.ts";
import { SendForm } from "#app/ui/sending/send-form.tsx";
import { SubmitButton } from "#app/ui/sending/submit-button.tsx";
import { useReply } from "#app/ui/sending/use-reply.ts";
import { Themed } from "#app/ui/theme.tsx";
import { confirmSecondFactor, findSecondFactor } from "#db/accounts/second-factor.ts";
import type { Route } from "./+types/staff-second-step-confirm";
import { QrCode } from "./qr-code.tsx";
import { qrPath } from "./qr-path.server.ts";
import { RecoveryCodes } from "./recovery-codes.tsx";
import styles from "./staff-second-step.module.css";

const failure = "Failed to switch it on";

const codeForm = { typed: { code: maxCodeLength } };

export const reads = [codeForm];

export const meta: Route.MetaFunction = () => [{ title: "Set up two-step sign-in" }];

const schema = z.object({ code: z.string({ error: "The code is required." }) });

/** Without a set-up only after its code was confirmed: the same page then shows the recovery codes. */
export function loader({ context }: Route.LoaderArgs) {
  const { id, email } = requireStaff(context);
  return orLoadFailure(() => {
    const factor = findSecondFactor(id);
    if (factor?.confirmed_at) return { email, setUp: undefined };
    if (!factor?.secret) throw redirect(href("/dashboard/SecondStep"));
    const { address, groups } = describeSecret(email, factor.secret);
    return { email, setUp: { groups, qr: qrPath(address) } };
  });
}

export async function action({ request, context }: Route.ActionArgs) {
  const staff = requireStaff(context);
  const input = { form: codeForm, schema, failure, hideFields: ["code"] };
  return actOnForm(request, input, async ({ code }, { refuse }) => {
    // The form may come twice: the code is spent then, and this page says that it is on.
    if (needsCode(staff.id)) throw redirect(href("/dashboard/SecondStep/confirm"), 303);
    const rejection = await checkCode(staff, code, signedInSource(staff.id));
    if (rejection) {
      const status = rejection.status === 401 ? 400 : rejection.status;
      return refuse({ code: [rejection.message] }, status);
    }
    return { codes: confirmSecondFactor(staff) };
  });
}

export const clientAction = sending<Route.ClientActionArgs>(
  failure,
  "It may or may not be on now: load this page again.",
);

export default function Confirm({ loaderData, actionData }: Route.ComponentProps) {
  const { reply, notSent } = useReply(actionData);
  const codes = reply && "codes" in reply ? reply.codes : undefined;
  const lastResult = reply && "result" in reply ? reply.result : undefined;
  const { form, fields } = formFromReply("confirm", ["code"], lastResult);
  if (isLoadFailure(loaderData)) {
    return (
      <div className={styles.page}>
        <h1>Set up two-step sign-in</h1>
        <LoadFailureNotice failure="Failed to fetch two-step sign-in" {...loaderData} />
      </div>
    );
  }
  const { email, setUp } = loaderData;
  return (
    <div className={styles.page}>
      <title>{`${lastResult || notSent ? "Error: " : ""}Set up two-step sign-in`}</title>
      <h1>{setUp ? "Set up two-step sign-in" : "Two-step sign-in is on"}</h1>
      {codes && <RecoveryCodes codes={codes} email={email} />}
      {!setUp && !codes && (
        <p>
          Your recovery codes were shown once. You can{" "}
          <a href={href("/dashboard/SecondStep/codes")}>make new ones</a>.
        </p>
      )}
      {setUp && (
        <section className={`panel ${styles.form}`}>
          <ol className={styles.steps}>
            <li>
              In the authenticator app on your phone, add an account and scan this:
              <QrCode {...setUp.qr} label="QR code for the authenticator app" />
            </li>
            <li>
              Or type this key into the app: <span className={styles.secret}>{setUp.groups}</span>
            </li>
            <li>
              Type the six digits that the app shows now. All other devices will be signed out.
            </li>
          </ol>
          <Themed>
            <SendForm className={styles.form} noValidate>
              <ErrorSummary form={form} notSent={notSent} />
              <CodeField field={fields.code} description="6 digits, new every 30 seconds" />
              <div>
                <SubmitButton busy="Switching on...">Switch on</SubmitButton>
              </div>
            </SendForm>
          </Themed>
        </section>
      )}
    </div>
  );
}
