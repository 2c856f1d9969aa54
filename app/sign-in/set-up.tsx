import type { SubmissionResult } from "@conform-to/dom";
import { parseWithZod } from "@conform-to/zod/v4";
import { data, href, redirect } from "react-router";
import { z } from "zod";
import { findSetUpLink, hasAccount, setUpFirstStaff } from "#app/auth/first-staff.server.ts";
import { newPassword } from "#app/auth/password-rule.ts";
import { findPasswordWeakness } from "#app/auth/password-weakness.server.ts";
import {
  linkCodeLength,
  maxEmailLength,
  maxLineLength,
  maxPasswordLength,
} from "#app/forms/field-lengths.ts";
import { readForm } from "#app/forms/form.server.ts";
import type { FormInput } from "#app/forms/route-inputs.ts";
import { typedEmail, typedLine } from "#app/forms/text-rules.ts";
import { titleOf } from "#app/pages/seo.ts";
import { orNotSent } from "#app/requests/failure.server.ts";
import { notStored, readQuery } from "#app/requests/http.ts";
import { TextField } from "#app/ui/fields/text-field.tsx";
import { ErrorSummary } from "#app/ui/sending/error-summary.tsx";
import { formFromReply } from "#app/ui/sending/form-reply.ts";
import { sending } from "#app/ui/sending/send.ts";
import type { SendFailure } from "#app/ui/sending/send-failure.ts";
import { SendForm } from "#app/ui/sending/send-form.tsx";
import { SubmitButton } from "#app/ui/sending/submit-button.tsx";
import { useReply } from "#app/ui/sending/use-reply.ts";
import { Themed } from "#app/ui/theme.tsx";
import type { Route } from "./+types/set-up";
import { NewPasswordField } from "./new-password-field.tsx";
import { NoAccountYet } from "./no-account.tsx";
import styles from "./sign-in.module.css";
import { signInHere } from "./sign-in-here.server.ts";

const query = { parameters: { code: linkCodeLength } };

const setUpForm = {
  typed: { name: maxLineLength, email: maxEmailLength, password: maxPasswordLength },
  added: { code: linkCodeLength },
} satisfies FormInput;

export const handle = { interactive: true, isPublic: false };

export const reads = [setUpForm, query];

export const meta: Route.MetaFunction = ({ matches }) => [
  titleOf("First staff account", matches),
  { name: "robots", content: "noindex" },
];

export const headers = notStored;

const failure = "Failed to create the account";

const schema = z.object({
  name: typedLine("Name", setUpForm.typed.name),
  email: typedEmail(
    "Email",
    setUpForm.typed.email,
    "Email format is not correct.",
    "Email is required.",
  ),
  password: newPassword("Password"),
});

export function loader({ url }: Route.LoaderArgs) {
  const code = String(readQuery(url, query).code);
  return isOpenLink(code) ? { code } : noLink();
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request, setUpForm);
  if (!isOpenLink(String(form.get("code")))) return noLink();
  const submission = parseWithZod(form, { schema });
  if (submission.status !== "success") {
    return data(submission.reply({ hideFields: ["password"] }), { status: 400 });
  }
  const { value } = submission;
  const reply = (fieldErrors = {}) => submission.reply({ hideFields: ["password"], fieldErrors });
  return orNotSent(
    failure,
    async () => {
      const weakness = await findPasswordWeakness(value.password, value);
      if (weakness) return data(reply({ password: [weakness] }), { status: 400 });
      const member = await setUpFirstStaff(value);
      if (!member) throw redirect(href("/signin"), { status: 303 });
      return signInHere(request, context, member, "/dashboard/SetUp");
    },
    reply,
  );
}

/** The link that was used leads to the sign-in. */
function isOpenLink(code: string): boolean {
  const state = findSetUpLink(code);
  if (state === "used") throw redirect(href("/signin"), { status: 303 });
  return state === "open";
}

function noLink() {
  return data({ hasAccount: hasAccount() }, { status: 404 });
}

export const clientAction = sending<Route.ClientActionArgs>(failure);

export default function SetUp({ loaderData, actionData }: Route.ComponentProps) {
  const { reply, notSent } = useReply(actionData);
  if (reply && "hasAccount" in reply) return <LinkUnknown {...reply} />;
  if ("hasAccount" in loaderData) return <LinkUnknown {...loaderData} />;
  return <FirstAccount code={loaderData.code} reply={reply} notSent={notSent} />;
}

function LinkUnknown({ hasAccount }: { hasAccount: boolean }) {
  return (
    <main id="main" className={`wrap ${styles.page}`}>
      <h1>This link does not work</h1>
      <p className={styles.visitors}>
        {hasAccount
          ? "The first account was made already. Sign in with it, or ask somebody who has an account to invite you."
          : "It is not complete, or it is older than 30 minutes."}
      </p>
      {hasAccount ? (
        <p>
          <a className="button" href={href("/signin")}>
            Staff sign-in
          </a>
        </p>
      ) : (
        <NoAccountYet />
      )}
    </main>
  );
}

function FirstAccount({
  code,
  reply,
  notSent,
}: {
  code: string;
  reply: SubmissionResult | undefined;
  notSent: SendFailure | undefined;
}) {
  const { form, fields } = formFromReply("set-up", ["name", "email", "password"], reply);
  return (
    <main id="main" className={`wrap ${styles.page}`}>
      <h1>First staff account</h1>
      <p className={styles.before}>
        This account manages the website and invites other staff. Next you go through the set-up.
        Visitors see nothing of the website until you open it.
      </p>
      <Themed>
        <SendForm className={`panel ${styles.form}`} noValidate data-enhance>
          <ErrorSummary form={form} notSent={notSent} />
          <input type="hidden" name="code" value={code} />
          <TextField field={fields.name} label="Name" autoComplete="name" />
          <TextField field={fields.email} label="Email" type="email" autoComplete="username" />
          <NewPasswordField field={fields.password} label="Password" />
          <SubmitButton busy="Creating...">Create account</SubmitButton>
        </SendForm>
      </Themed>
    </main>
  );
}
