import { type FormEvent, useState } from "react";
import { data, href, redirect } from "react-router";
import { readForm } from "#app/form.server.ts";
import { hospital } from "#app/hospital.ts";
import { clientAddress, readQuery } from "#app/http.ts";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import { PasswordField } from "#app/ui/password-field.tsx";
import { trySending } from "#app/ui/send.ts";
import { isNotSent } from "#app/ui/send-failure.ts";
import { SendForm } from "#app/ui/send-form.tsx";
import { SubmitButton } from "#app/ui/submit-button.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { Themed } from "#app/ui/theme.tsx";
import { recordEvent } from "#db/events.ts";
import type { Route } from "./+types/sign-in";
import { authenticator, isRejected, maxEmailLength, retryHeaders } from "./authenticator.server.ts";
import { recordFailedSignIn } from "./events.server.ts";
import { rememberDevice, sourceOfRequest } from "./known-device.server.ts";
import { parseResume, type Resume } from "./resume.server.ts";
import { noteResumed } from "./resumed.ts";
import { safeDashboardPath } from "./safe-path.ts";
import { describeDevice, findCookieSession, startCookieSession } from "./session.server.ts";
import styles from "./sign-in.module.css";

export const handle = { interactive: true, isPublic: false };

const afterFailure =
  "Check the email and the password; capital and small letters are different. Whoever looks after this website in your hospital can set a new password for you.";

export const meta: Route.MetaFunction = () => [{ name: "robots", content: "noindex" }];

export function headers({ loaderHeaders, actionHeaders }: Route.HeadersArgs) {
  const headers = new Headers([...loaderHeaders, ...actionHeaders]);
  headers.set("Cache-Control", "no-store");
  return headers;
}

export async function loader({ request, url }: Route.LoaderArgs) {
  const asked = readQuery(url, "signIn");
  const next = safeDashboardPath(asked.next);
  if (asked.resume === undefined && (await findCookieSession(request))) throw redirect(next);
  return { next };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request, "signIn");
  const resume = await parseResume(request, form.get("resume"));
  form.delete("resume");
  const email = String(form.get("email") ?? "")
    .trim()
    .slice(0, maxEmailLength);
  const credentials = new Request(request.url, { method: "POST", body: form });
  const address = context.get(clientAddress);
  const source = await sourceOfRequest(request, address);
  const member = await authenticator(source).authenticate("form", credentials);
  if (isRejected(member)) {
    recordFailedSignIn(member, email, address);
    const { message, status } = member;
    const headers = retryHeaders(member);
    const advice = status === 401 ? afterFailure : undefined;
    return data({ error: message, advice, email, resume, signedIn: false }, { status, headers });
  }
  const remember = form.has("rememberPassword");
  const headers = new Headers({
    "Set-Cookie": await startCookieSession(request, member.id, remember),
  });
  headers.append("Set-Cookie", await rememberDevice(request, member.id));
  recordEvent({ kind: "sign-in", staff: member, address, detail: describeDevice(request) });
  const next = resume?.path ?? safeDashboardPath(form.get("next"));
  if (!resume?.fields.length) return redirect(next, { status: 303, headers });
  const noError = { error: undefined, advice: undefined };
  return data({ ...noError, email, resume, signedIn: true }, { headers });
}

/** With a form to carry on, nothing is requested that could fail. */
export async function clientLoader({ url, serverLoader }: Route.ClientLoaderArgs) {
  return url.searchParams.has("resume") ? { next: "/dashboard" } : serverLoader();
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const form = await request.clone().formData();
  const unsure = "Press the button again.";
  const reply = await trySending(request, serverAction, "Login failed", unsure);
  if (!isNotSent(reply)) return reply;
  const { failure, reason } = reply.notSent;
  const kept = form.get("resume");
  const resume: Resume | undefined = kept ? JSON.parse(String(kept)) : undefined;
  const email = String(form.get("email"));
  const error = `${failure}. ${reason}`;
  return data({ error, advice: undefined, email, resume, signedIn: false }, { status: 503 });
}

export default function SignIn({ loaderData, actionData }: Route.ComponentProps) {
  if (actionData?.signedIn && actionData.resume) return <Continue resume={actionData.resume} />;
  return (
    <main id="main" className={`wrap ${styles.page}`}>
      <title>{`${actionData?.error ? "Error: " : ""}Staff sign-in | ${hospital.name}`}</title>
      <h1>Staff sign-in</h1>
      <p className={styles.visitors}>
        For the staff of {hospital.name}. Are you looking for a doctor? Go to{" "}
        <a href={href("/doctors")}>our doctors</a>.
      </p>
      <SignInForm
        next={loaderData?.next ?? "/dashboard"}
        email={actionData?.email}
        error={actionData?.error}
        advice={actionData?.advice}
        resume={actionData?.resume}
      />
    </main>
  );
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
  /** What to do after that error. */
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

function Continue({ resume }: { resume: Resume }) {
  return (
    <main id="main" className={`wrap ${styles.page}`}>
      <title>{`Go on | ${hospital.name}`}</title>
      <h1>You are signed in again</h1>
      <form
        method="post"
        action={resume.path}
        className={`panel ${styles.form}`}
        onSubmit={() => noteResumed(resume)}
      >
        <p>What you typed is still here. A photo has to be chosen once more.</p>
        {resume.fields.map(([name, value], index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a form may hold the same field twice
          <input key={index} type="hidden" name={name} value={value} />
        ))}
        <button type="submit" className="button">
          Go on and save
        </button>
      </form>
    </main>
  );
}
