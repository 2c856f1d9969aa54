import { useForm } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { data, redirect } from "react-router";
import { z } from "zod";
import { findSetUpLink, setUpFirstStaff } from "#app/auth/first-staff.server.ts";
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
import { notFound, readQuery } from "#app/requests/http.ts";
import { TextField } from "#app/ui/fields/text-field.tsx";
import { ErrorSummary } from "#app/ui/sending/error-summary.tsx";
import { send } from "#app/ui/sending/send.ts";
import { SendForm } from "#app/ui/sending/send-form.tsx";
import { SubmitButton } from "#app/ui/sending/submit-button.tsx";
import { useReply } from "#app/ui/sending/use-reply.ts";
import { Themed } from "#app/ui/theme.tsx";
import type { Route } from "./+types/set-up";
import { NewPasswordField } from "./new-password-field.tsx";
import styles from "./sign-in.module.css";

const query = { parameters: { code: linkCodeLength } };

const setUpForm = {
  typed: { name: maxLineLength, email: maxEmailLength, password: maxPasswordLength },
  added: { code: linkCodeLength },
} satisfies FormInput;

export const handle = { interactive: true, isPublic: false, hasNoLine: true };

export const reads = [setUpForm, query];

export const meta: Route.MetaFunction = ({ matches }) => [
  titleOf("First staff account", matches),
  { name: "robots", content: "noindex" },
];

export function headers() {
  return { "Cache-Control": "no-store" };
}

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
  const code = readQuery(url, query).code;
  requireSetUpLink(code);
  return { code: String(code) };
}

export async function action({ request }: Route.ActionArgs) {
  const form = await readForm(request, setUpForm);
  requireSetUpLink(form.get("code"));
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
      await setUpFirstStaff(value);
      const next = "/dashboard/SetUp";
      return redirect(`/signin?${new URLSearchParams({ next, created: "1" })}`, { status: 303 });
    },
    reply,
  );
}

function requireSetUpLink(code: unknown): void {
  const state = findSetUpLink(String(code));
  if (state === "used") throw redirect("/signin", { status: 303 });
  if (!state) throw notFound();
}

export function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  return send(request, serverAction, failure);
}

export default function SetUp({ loaderData, actionData }: Route.ComponentProps) {
  const { reply, notSent } = useReply(actionData);
  const [form, fields] = useForm<z.infer<typeof schema>>({ id: "set-up", lastResult: reply });
  return (
    <main id="main" className={`wrap ${styles.page}`}>
      <h1>First staff account</h1>
      <p className={styles.before}>
        This account manages the website and invites other staff. You sign in with it next, and then
        go through five short steps.
      </p>
      <Themed>
        <SendForm className={`panel ${styles.form}`} noValidate data-enhance>
          <ErrorSummary form={form} notSent={notSent} />
          <input type="hidden" name="code" value={loaderData.code} />
          <TextField field={fields.name} label="Name" autoComplete="name" />
          <TextField field={fields.email} label="Email" type="email" autoComplete="username" />
          <NewPasswordField field={fields.password} label="Password" />
          <SubmitButton busy="Creating...">Create account</SubmitButton>
        </SendForm>
      </Themed>
    </main>
  );
}
