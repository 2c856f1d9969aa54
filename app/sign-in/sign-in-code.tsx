import { data, href } from "react-router";
import { retryHeaders } from "#app/auth/authenticator.server.ts";
import { recordFailedSignIn } from "#app/auth/events.server.ts";
import { sourceOfRequest } from "#app/auth/known-device.server.ts";
import { parseResume, type Resume } from "#app/auth/resume.server.ts";
import { safeDashboardPath } from "#app/auth/safe-path.ts";
import { checkCode } from "#app/auth/second-factor.server.ts";
import {
  boxLength,
  maxAddressLength,
  maxCodeLength,
  maxFormTextBytes,
  smallForm,
  tokenLength,
} from "#app/forms/field-lengths.ts";
import { readForm } from "#app/forms/form.server.ts";
import type { FormInput } from "#app/forms/route-inputs.ts";
import { useHospital } from "#app/hospital/hospital.ts";
import { titleAt } from "#app/pages/seo.ts";
import { clientAddress, notStored } from "#app/requests/http.ts";
import { trySending } from "#app/ui/sending/send.ts";
import { isNotSent } from "#app/ui/sending/send-failure.ts";
import { deletePendingSignIn, findPendingSignIn } from "#db/accounts/pending-sign-ins.ts";
import type { Route } from "./+types/sign-in-code";
import { CodePage } from "./code-form.tsx";
import { completeSignIn } from "./complete-sign-in.server.ts";
import { Continue } from "./continue.tsx";
import { redirectAfterSignIn } from "./redirect-after-sign-in.server.ts";
import { findCompleted, noteCompleted } from "./sent-twice.server.ts";
import styles from "./sign-in.module.css";
import { SignInForm } from "./sign-in.tsx";

const codeForm = {
  typed: { code: maxCodeLength },
  // The form of a session that has ended.
  added: {
    pending: tokenLength,
    trust: boxLength,
    next: maxAddressLength,
    resume: maxFormTextBytes,
  },
  bytes: maxFormTextBytes + smallForm,
} satisfies FormInput;

export const handle = { interactive: true, isPublic: false };

export const reads = [codeForm];

const ended = "This sign-in has ended. Please sign in again.";

export const meta: Route.MetaFunction = () => [{ name: "robots", content: "noindex" }];

export const headers = notStored;

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request, codeForm);
  const resume = await parseResume(request, form.get("resume"));
  const next = resume?.path ?? safeDashboardPath(form.get("next"));
  const pending = String(form.get("pending") ?? "");
  const again = { pending, next, resume, signedIn: false as const };
  const code = String(form.get("code") ?? "");
  // The form may come twice: the code is spent then.
  const before = await findCompleted(request, pending, code);
  if (before) return redirectAfterSignIn(before.headers, { id: before.id, next, resume });
  const member = findPendingSignIn(pending);
  if (!member) return data({ ...again, pending: "", error: ended }, { status: 401 });
  const address = context.get(clientAddress);
  const source = await sourceOfRequest(request, address, member.email);
  const rejection = await checkCode(member, code, source);
  if (rejection) {
    recordFailedSignIn(rejection, member.email, address);
    const { message, status } = rejection;
    return data({ ...again, error: message }, { status, headers: retryHeaders(rejection) });
  }
  deletePendingSignIn(pending);
  const details = { source, address, remember: member.remember, trust: form.has("trust") };
  const headers = await completeSignIn(request, member, details);
  noteCompleted(pending, { code, id: member.id, headers });
  return redirectAfterSignIn(headers, { id: member.id, next, resume });
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const form = await request.clone().formData();
  const unsure = "Press the button again.";
  const reply = await trySending(request, serverAction, "Login failed", unsure);
  if (!isNotSent(reply)) return reply;
  const kept = form.get("resume");
  const resume: Resume | undefined = kept ? JSON.parse(String(kept)) : undefined;
  const error = `${reply.notSent.failure}. ${reply.notSent.reason}`;
  const [pending, next] = [String(form.get("pending")), String(form.get("next"))];
  return data({ pending, next, resume, signedIn: false as const, error }, { status: 503 });
}

export default function SignInCode({ actionData }: Route.ComponentProps) {
  const hospital = useHospital();
  if (actionData?.signedIn) return <Continue resume={actionData.resume} />;
  if (actionData?.pending) return <CodePage {...actionData} />;
  return (
    <main id="main" className={`wrap ${styles.page}`}>
      <title>{titleAt("Staff sign-in", hospital)}</title>
      <h1>Staff sign-in</h1>
      <SignInForm
        next={actionData?.next ?? href("/dashboard")}
        error={actionData?.error}
        resume={actionData?.resume}
      />
    </main>
  );
}
