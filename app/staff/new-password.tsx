import { parseWithZod } from "@conform-to/zod/v4";
import { data, href } from "react-router";
import { z } from "zod";
import { newPassword } from "#app/auth/password-rule.ts";
import { findPasswordWeakness } from "#app/auth/password-weakness.server.ts";
import { needsCode } from "#app/auth/second-factor.server.ts";
import { linkCodeLength, maxPasswordLength, tokenLength } from "#app/forms/field-lengths.ts";
import { readForm } from "#app/forms/form.server.ts";
import type { FormInput } from "#app/forms/route-inputs.ts";
import { titleOf } from "#app/pages/seo.ts";
import { orNotSent } from "#app/requests/failure.server.ts";
import { notStored, readQuery } from "#app/requests/http.ts";
import { CodePage } from "#app/sign-in/code-form.tsx";
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
import { hashPassword } from "#db/accounts/password.ts";
import { createPendingSignIn } from "#db/accounts/pending-sign-ins.ts";
import { type LinkEnd, readPasswordLink, spendPasswordLink } from "#db/accounts/staff-links.ts";
import type { Route } from "./+types/new-password";
import { LinkEnded } from "./link-ended.tsx";

const query = { parameters: { code: linkCodeLength } };

const passwordForm = {
  typed: { password: maxPasswordLength },
  added: { code: tokenLength },
} satisfies FormInput;

export const handle = { interactive: true, isPublic: false };

export const reads = [passwordForm, query];

export const meta: Route.MetaFunction = ({ matches }) => [
  titleOf("New password", matches),
  { name: "robots", content: "noindex" },
];

export const headers = notStored;

const failure = "Failed to change the password";

const schema = z.object({ password: newPassword("New password") });

export function loader({ url }: Route.LoaderArgs) {
  const code = String(readQuery(url, query).code);
  const link = readPasswordLink(code);
  if (typeof link === "string") return ended(link);
  const { member, endsSecondFactor } = link;
  return { end: undefined, code, email: member.email, endsSecondFactor };
}

/** Signs in too, but for an account that needs a code: that comes after it as ever. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request, passwordForm);
  const code = String(form.get("code"));
  const link = readPasswordLink(code);
  if (typeof link === "string") return ended(link);
  const submission = parseWithZod(form, { schema });
  const reply = (fieldErrors = {}) => ({
    end: undefined,
    pending: undefined,
    result: submission.reply({ hideFields: ["password"], fieldErrors }),
  });
  if (submission.status !== "success") return data(reply(), { status: 400 });
  const { password } = submission.value;
  return orNotSent(
    failure,
    async () => {
      const weakness = await findPasswordWeakness(password, link.member);
      if (weakness) return data(reply({ password: [weakness] }), { status: 400 });
      const member = spendPasswordLink(code, await hashPassword(password));
      if (!member) return ended("used");
      if (needsCode(member.id)) {
        const pending = createPendingSignIn(member.id, false);
        // Named, or the loader's counts: it finds the link used.
        return data({ end: undefined, pending }, { status: 200 });
      }
      return signInHere(request, context, member);
    },
    reply,
  );
}

function ended(end: LinkEnd) {
  return data({ end, pending: undefined }, { status: end === "unknown" ? 404 : 410 });
}

export const clientAction = sending<Route.ClientActionArgs>(failure, "Press the button again.");

export default function NewPassword({ loaderData, actionData }: Route.ComponentProps) {
  const { reply, notSent } = useReply(actionData);
  const lastResult = reply && "result" in reply ? reply.result : undefined;
  const { form, fields } = formFromReply("new-password", ["password"], lastResult);
  if (reply?.pending !== undefined) {
    return <CodePage pending={reply.pending} next={href("/dashboard")} resume={undefined} />;
  }
  if (reply?.end) return <LinkEnded end={reply.end} />;
  if (loaderData.end) return <LinkEnded end={loaderData.end} />;
  const { code, email, endsSecondFactor } = loaderData;
  return (
    <main id="main" className={`wrap ${styles.page}`}>
      <h1>Choose a new password</h1>
      <p className={styles.visitors}>
        All devices of this account will be signed out.
        {endsSecondFactor &&
          " Two-step sign-in will be switched off: set it up again with your phone."}
      </p>
      <Themed>
        <SendForm className={`panel ${styles.form}`} noValidate data-enhance>
          <ErrorSummary form={form} notSent={notSent} />
          <input type="hidden" name="code" value={code} />
          <TextField
            field={{ id: "email", name: "email", initialValue: email }}
            label="Email"
            autoComplete="username"
            readOnly
          />
          <NewPasswordField field={fields.password} label="New password" />
          <SubmitButton busy="Changing...">Set password</SubmitButton>
        </SendForm>
      </Themed>
    </main>
  );
}
