import { type FormEvent, useState } from "react";
import { data, href, redirect } from "react-router";
import { authenticator, isRejected, retryHeaders } from "#app/auth/authenticator.server.ts";
import { recordFailedSignIn } from "#app/auth/events.server.ts";
import { hasAccount } from "#app/auth/first-staff.server.ts";
import { isTrustedDevice, sourceOfRequest } from "#app/auth/known-device.server.ts";
import { parseResume, type Resume } from "#app/auth/resume.server.ts";
import { safeDashboardPath } from "#app/auth/safe-path.ts";
import { needsCode } from "#app/auth/second-factor.server.ts";
import { findCookieSession } from "#app/auth/session.server.ts";
import {
  boxLength,
  maxAddressLength,
  maxEmailLength,
  maxFormTextBytes,
  maxPasswordLength,
  smallForm,
} from "#app/forms/field-lengths.ts";
import { readForm } from "#app/forms/form.server.ts";
import type { FormInput } from "#app/forms/route-inputs.ts";
import { useHospital } from "#app/hospital/hospital.ts";
import { titleAt } from "#app/pages/seo.ts";
import { attempt, orNotSent } from "#app/requests/failure.server.ts";
import { clientAddress, notStored, readQuery } from "#app/requests/http.ts";
import { CheckboxField } from "#app/ui/fields/checkbox-field.tsx";
import { PasswordField } from "#app/ui/fields/password-field.tsx";
import { TextField } from "#app/ui/fields/text-field.tsx";
import { trySending } from "#app/ui/sending/send.ts";
import { isNotSent, type NotSent } from "#app/ui/sending/send-failure.ts";
import { SendForm } from "#app/ui/sending/send-form.tsx";
import { SubmitButton } from "#app/ui/sending/submit-button.tsx";
import { Themed } from "#app/ui/theme.tsx";
import { createPendingSignIn } from "#db/accounts/pending-sign-ins.ts";
import type { Route } from "./+types/sign-in";
import { CodePage } from "./code-form.tsx";
import { completeSignIn } from "./complete-sign-in.server.ts";
import { Continue } from "./continue.tsx";
import { NoAccountYet } from "./no-account.tsx";
import { redirectAfterSignIn } from "./redirect-after-sign-in.server.ts";
import styles from "./sign-in.module.css";

const query = { parameters: { next: maxAddressLength, resume: 5 } };

const signInForm = {
  typed: { email: maxEmailLength, password: maxPasswordLength },
  // The form of a session that has ended.
  added: { rememberPassword: boxLength, next: maxAddressLength, resume: maxFormTextBytes },
  bytes: maxFormTextBytes + smallForm,
} satisfies FormInput;

export const handle = { interactive: true, isPublic: false };

export const reads = [signInForm, query];

const afterFailure =
  "Check the email and the password; capital and small letters are different. Your website administrator can set a new password for you.";

const failure = "Login failed";

interface Typed {
  email: string;
  resume: Resume | undefined;
}

export const meta: Route.MetaFunction = () => [{ name: "robots", content: "noindex" }];

export const headers = notStored;

export async function loader({ request, url }: Route.LoaderArgs) {
  const asked = readQuery(url, query);
  const next = safeDashboardPath(asked.next);
  if (asked.resume === undefined && (await findCookieSession(request))) throw redirect(next);
  return { next, hasAccount: (await attempt(hasAccount)) ?? true };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request, signInForm);
  const resume = await parseResume(request, form.get("resume"));
  form.delete("resume");
  const email = String(form.get("email") ?? "")
    .trim()
    .slice(0, maxEmailLength);
  const typed = { email, resume };
  return orNotSent(
    failure,
    () => signIn(request, context, form, typed),
    () => typed,
  );
}

async function signIn(
  request: Request,
  context: Route.ActionArgs["context"],
  form: FormData,
  { email, resume }: Typed,
) {
  const credentials = new Request(request.url, { method: "POST", body: form });
  const address = context.get(clientAddress);
  const source = await sourceOfRequest(request, address, email);
  const member = await authenticator(source).authenticate("form", credentials);
  if (isRejected(member)) {
    recordFailedSignIn(member, email, address);
    const { message, status } = member;
    const headers = retryHeaders(member);
    const advice = status === 401 ? afterFailure : undefined;
    const again = { signedIn: false as const, pending: undefined, email, resume };
    return data({ ...again, error: message, advice }, { status, headers });
  }
  const remember = form.has("rememberPassword");
  const next = resume?.path ?? safeDashboardPath(form.get("next"));
  if (needsCode(member.id) && !(await isTrustedDevice(request, member.id))) {
    const pending = createPendingSignIn(member.id, remember);
    return data({ signedIn: false as const, pending, next, resume });
  }
  const headers = await completeSignIn(request, member, { source, address, remember });
  return redirectAfterSignIn(headers, { id: member.id, next, resume });
}

/** With a form to carry on, nothing is requested that could fail. */
export async function clientLoader({ url, serverLoader }: Route.ClientLoaderArgs) {
  return url.searchParams.has("resume") ? { next: "/dashboard", hasAccount: true } : serverLoader();
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const form = await request.clone().formData();
  const unsure = "Press the button again.";
  const reply = await trySending(request, serverAction, failure, unsure);
  if (!isNotSent(reply) || reply.typed) return reply;
  const kept = form.get("resume");
  const resume: Resume | undefined = kept ? JSON.parse(String(kept)) : undefined;
  return data({ ...reply, typed: { email: String(form.get("email")), resume } }, { status: 503 });
}

export default function SignIn({ loaderData, actionData }: Route.ComponentProps) {
  const hospital = useHospital();
  const reply = isNotSent(actionData) ? toReply(actionData) : actionData;
  if (reply?.signedIn) return <Continue resume={reply.resume} />;
  if (reply?.pending !== undefined) return <CodePage {...reply} />;
  return (
    <main id="main" className={`wrap ${styles.page}`}>
      <title>{titleAt(`${reply?.error ? "Error: " : ""}Staff sign-in`, hospital)}</title>
      <h1>Staff sign-in</h1>
      {loaderData?.hasAccount === false ? (
        <NoAccountYet />
      ) : (
        <>
          <p className={styles.visitors}>
            {hospital.isBeingSetUp ? (
              "For the staff of the hospital. Its website is being set up."
            ) : (
              <>
                For the staff of {hospital.name}. Are you looking for a doctor? Go to{" "}
                <a href={href("/doctors")}>our doctors</a>.
              </>
            )}
          </p>
          <SignInForm
            next={loaderData?.next ?? "/dashboard"}
            email={reply?.email}
            error={reply?.error}
            advice={reply?.advice}
            resume={reply?.resume}
          />
        </>
      )}
    </main>
  );
}

function toReply({ notSent, typed }: NotSent<Typed>) {
  const error = `${notSent.failure}. ${notSent.reason}`;
  const again = { signedIn: false as const, pending: undefined };
  return { ...again, error, advice: undefined, email: typed?.email, resume: typed?.resume };
}

export function SignInForm({
  next,
  email,
  error,
  advice,
  resume,
}: {
  next: string;
  email?: string;
  error?: string;
  advice?: string;
  resume?: Resume;
}) {
  const [missing, setMissing] = useState(false);
  const shown = missing ? "Please fill out all fields" : error;

  function stopIfEmpty(event: FormEvent<HTMLFormElement>) {
    const form = new FormData(event.currentTarget);
    const empty = ["email", "password"].some((name) => !String(form.get(name)).trim());
    if (empty) event.preventDefault();
    setMissing(empty);
  }

  return (
    <Themed>
      <SendForm
        action={resume ? "/signin?resume" : "/signin"}
        encType={resume ? "multipart/form-data" : undefined}
        className={`panel ${styles.form}`}
        onSubmit={stopIfEmpty}
        noValidate
        data-enhance
      >
        <input type="hidden" name="next" value={next} />
        {resume && <input type="hidden" name="resume" value={JSON.stringify(resume)} />}
        <TextField
          field={{ id: "email", name: "email", initialValue: email }}
          label="Your Email"
          type="email"
          autoComplete="username"
        />
        <PasswordField
          field={{ id: "password", name: "password" }}
          label="Your Password"
          autoComplete="current-password"
        />
        <CheckboxField field={{ id: "remember", name: "rememberPassword" }} label="Remember Me" />
        <SubmitButton busy="Signing in...">Sign In</SubmitButton>
        {shown && (
          <p className={styles.error} role="alert">
            {shown}
          </p>
        )}
        {advice && !missing && <p className={styles.help}>{advice}</p>}
      </SendForm>
    </Themed>
  );
}
