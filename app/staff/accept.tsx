import { parseWithZod } from "@conform-to/zod/v4";
import { data } from "react-router";
import { z } from "zod";
import { newPassword } from "#app/auth/password-rule.ts";
import { findPasswordWeakness } from "#app/auth/password-weakness.server.ts";
import { findCookieSession } from "#app/auth/session.server.ts";
import {
  linkCodeLength,
  maxLineLength,
  maxPasswordLength,
  tokenLength,
} from "#app/forms/field-lengths.ts";
import { readForm } from "#app/forms/form.server.ts";
import type { FormInput } from "#app/forms/route-inputs.ts";
import { typedLine } from "#app/forms/text-rules.ts";
import { useHospital } from "#app/hospital/hospital.ts";
import { titleOf } from "#app/pages/seo.ts";
import { orNotSent } from "#app/requests/failure.server.ts";
import { notStored, readQuery } from "#app/requests/http.ts";
import { NewPasswordField } from "#app/sign-in/new-password-field.tsx";
import styles from "#app/sign-in/sign-in.module.css";
import { signInHere } from "#app/sign-in/sign-in-here.server.ts";
import { TextField } from "#app/ui/fields/text-field.tsx";
import { ErrorSummary } from "#app/ui/sending/error-summary.tsx";
import { formFromReply } from "#app/ui/sending/form-reply.ts";
import { sending } from "#app/ui/sending/send.ts";
import { SendForm } from "#app/ui/sending/send-form.tsx";
import { SubmitButton } from "#app/ui/sending/submit-button.tsx";
import { useReply } from "#app/ui/sending/use-reply.ts";
import { Themed } from "#app/ui/theme.tsx";
import type { Job } from "#db/accounts/jobs.ts";
import { jobOf } from "#db/accounts/jobs.ts";
import { hashPassword } from "#db/accounts/password.ts";
import { acceptInvitation, type LinkEnd, readInvitation } from "#db/accounts/staff-links.ts";
import type { Route } from "./+types/accept";
import { LinkEnded } from "./link-ended.tsx";

const query = { parameters: { code: linkCodeLength } };

const invitationForm = {
  typed: { name: maxLineLength, password: maxPasswordLength },
  added: { code: tokenLength },
} satisfies FormInput;

export const handle = { interactive: true, isPublic: false };

export const reads = [invitationForm, query];

export const meta: Route.MetaFunction = ({ matches }) => [
  titleOf("Invitation", matches),
  { name: "robots", content: "noindex" },
];

export const headers = notStored;

const failure = "Failed to create the account";

const schema = z.object({
  name: typedLine("Name", invitationForm.typed.name),
  password: newPassword("Password"),
});

export async function loader({ request, url }: Route.LoaderArgs) {
  const code = String(readQuery(url, query).code);
  const invitation = readInvitation(code);
  if (typeof invitation === "string") return ended(invitation);
  const { email } = invitation;
  const session = await findCookieSession(request);
  return { end: undefined, code, email, job: jobOf(invitation), signedInAs: session?.email };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request, invitationForm);
  const code = String(form.get("code"));
  const invitation = readInvitation(code);
  if (typeof invitation === "string") return ended(invitation);
  const submission = parseWithZod(form, { schema });
  const reply = (fieldErrors = {}) => ({
    end: undefined,
    result: submission.reply({ hideFields: ["password"], fieldErrors }),
  });
  if (submission.status !== "success") return data(reply(), { status: 400 });
  const { name, password } = submission.value;
  return orNotSent(
    failure,
    async () => {
      const weakness = await findPasswordWeakness(password, { name, email: invitation.email });
      if (weakness) return data(reply({ password: [weakness] }), { status: 400 });
      const password_hash = await hashPassword(password);
      const member = acceptInvitation(code, { name, password_hash });
      if (!member) return ended("used");
      return signInHere(request, context, member);
    },
    reply,
  );
}

function ended(end: LinkEnd) {
  return data({ end }, { status: end === "unknown" ? 404 : 410 });
}

export const clientAction = sending<Route.ClientActionArgs>(failure, "Press the button again.");

const invitedFor: Readonly<Record<Job, readonly [string, string]>> = {
  admin: ["as an", "administrator"],
  editor: ["as an", "editor"],
  "editor-desk": ["as an", "editor at the front desk too"],
  "editor-cash": ["as an", "editor who keeps the cash too"],
  desk: ["for the", "front desk"],
  cash: ["for the", "front desk with cash"],
};

export default function Accept({ loaderData, actionData }: Route.ComponentProps) {
  const hospital = useHospital();
  const { reply, notSent } = useReply(actionData);
  const lastResult = reply && "result" in reply ? reply.result : undefined;
  const { form, fields } = formFromReply("invitation", ["name", "password"], lastResult);
  if (reply?.end) return <LinkEnded end={reply.end} />;
  if (loaderData.end) return <LinkEnded end={loaderData.end} />;
  const { code, email, job, signedInAs } = loaderData;
  return (
    <main id="main" className={`wrap ${styles.page}`}>
      <h1>Your invitation</h1>
      <p className={styles.visitors}>
        You are invited to the staff dashboard of {hospital.name}, {invitedFor[job][0]}{" "}
        <strong>{invitedFor[job][1]}</strong>.
      </p>
      {signedInAs && (
        <p className={styles.visitors}>
          This browser is signed in as {signedInAs}, and will be signed out of that account.
        </p>
      )}
      <Themed>
        <SendForm className={`panel ${styles.form}`} noValidate data-enhance>
          <ErrorSummary form={form} notSent={notSent} />
          <input type="hidden" name="code" value={code} />
          <TextField field={fields.name} label="Your name" autoComplete="name" />
          <TextField
            field={{ id: "email", name: "email", initialValue: email }}
            label="Email"
            autoComplete="username"
            readOnly
          />
          <NewPasswordField field={fields.password} label="Password" />
          <SubmitButton busy="Creating...">Create account</SubmitButton>
        </SendForm>
      </Themed>
    </main>
  );
}
