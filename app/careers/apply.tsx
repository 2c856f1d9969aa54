import type { SubmissionResult } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { useState } from "react";
import { data, href, Outlet, redirect, useLocation } from "react-router";
import { readForm } from "#app/forms/form.server.ts";
import { fillIn } from "#app/hospital/fill-in.ts";
import { useHospital } from "#app/hospital/hospital.ts";
import { knownSetting } from "#app/hospital/known-settings.server.ts";
import { inItsLanguage } from "#app/language/language-of.ts";
import { careersPage } from "#app/pages/pages.ts";
import { pageMeta } from "#app/pages/seo.ts";
import { corridor, teachingRoom } from "#app/pictures/built-in.ts";
import { orNotSent } from "#app/requests/failure.server.ts";
import { clientAddress } from "#app/requests/http.ts";
import { TextField } from "#app/ui/fields/text-field.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { ErrorSummary } from "#app/ui/sending/error-summary.tsx";
import { formFromReply } from "#app/ui/sending/form-reply.ts";
import { send } from "#app/ui/sending/send.ts";
import type { SendFailure } from "#app/ui/sending/send-failure.ts";
import { SendForm } from "#app/ui/sending/send-form.tsx";
import { SubmitButton } from "#app/ui/sending/submit-button.tsx";
import { useReply } from "#app/ui/sending/use-reply.ts";
import { Themed } from "#app/ui/theme.tsx";
import { isUnread } from "#app/ui/unread.ts";
import type { Route } from "./+types/apply";
import styles from "./apply.module.css";
import { applicationForm } from "./inputs.ts";
import { monthsKept } from "./retention.ts";
import { applicationSchema } from "./schema.ts";
import { submitApplication, waitMessage } from "./submit.server.ts";

export const handle = { interactive: true };

export const reads = [applicationForm];

const names = ["name", "position", "email", "phone", "resume_link"] as const;
const failure = "Failed to submit career application";

/** Of 1Password, LastPass, Dashlane and Bitwarden. */
const forNoPasswordManager = {
  "data-1p-ignore": "",
  "data-lpignore": "true",
  "data-form-type": "other",
  "data-bwignore": "",
};

// Without the title: only the page knows whether it came back with errors.
export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    ...careersPage,
    matches,
  }).filter((tag) => !("title" in tag));

export function loader({ context }: Route.LoaderArgs) {
  const { careersLead, careersText } = knownSetting("texts", context);
  return { lead: careersLead, text: careersText };
}

/** Avoids a request that could fail while a form is being sent. */
export function shouldRevalidate() {
  return false;
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request, applicationForm);
  const submission = parseWithZod(form, { schema: applicationSchema });
  if (submission.status !== "success") return data(submission.reply(), { status: 400 });

  return orNotSent(
    failure,
    async () => {
      // Programs fill in the hidden field, and a few password managers.
      const isSuspect = Boolean(form.get("blank"));
      const sender = { address: context.get(clientAddress), isSuspect };
      const stored = await submitApplication(submission.value, sender);
      if (typeof stored !== "number") return thank(stored.id);
      return data(submission.reply({ formErrors: [waitMessage(stored)] }), {
        status: 429,
        headers: { "Retry-After": String(stored) },
      });
    },
    submission.reply,
  );
}

/** Leads to thanks that are true of this application alone. */
function thank(id: string): Response {
  return redirect(`${href("/careers/applied")}?of=${id}#apply`, 303);
}

export function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  return send(request, serverAction, failure);
}

export default function Careers({ loaderData, actionData }: Route.ComponentProps) {
  const hospital = useHospital();
  const { pathname, key } = useLocation();
  const { reply, notSent } = useReply(actionData);
  const [round, setRound] = useState(key);
  const text = isUnread(loaderData) ? "" : fillIn(loaderData.text, hospital);
  // An empty form after the thanks; otherwise what was typed stays.
  if (pathname === href("/careers/applied") && round !== key) setRound(key);
  return (
    <main id="main">
      <title>{`${actionData ? "Error: " : ""}Careers | ${hospital.name}`}</title>
      <div className={styles.banner}>
        <Picture picture={corridor} sizes="100vw" alt="" priority />
        <div className="wrap">
          <h1>Careers</h1>
        </div>
      </div>
      <div className={`wrap ${styles.page}`}>
        <div className={styles.words}>
          <h2>Apply for a career with us</h2>
          {!isUnread(loaderData) && (
            <>
              <p className="lead" {...inItsLanguage(fillIn(loaderData.lead, hospital))} />
              {text && <p {...inItsLanguage(text)} />}
            </>
          )}
          <p>
            Questions first? Call <a href={hospital.phone.link}>{hospital.phone.shown}</a> or write
            to <a href={`mailto:${hospital.email}`}>{hospital.email}</a>.
          </p>
          <Picture picture={teachingRoom} sizes="(min-width: 56rem) 40vw, 1px" alt="" />
        </div>
        <div id="apply">
          <Outlet key={round} />
          <ApplicationForm key={round} reply={reply} notSent={notSent} />
        </div>
      </div>
    </main>
  );
}

function ApplicationForm({ reply, notSent }: { reply?: SubmissionResult; notSent?: SendFailure }) {
  const hospital = useHospital();
  const { form, fields } = formFromReply("application", names, reply);
  return (
    <Themed>
      <SendForm
        action={`${href("/careers")}#apply`}
        className={`panel ${styles.form}`}
        noValidate
        data-enhance
      >
        <ErrorSummary form={form} notSent={notSent} />
        <p>All fields are needed.</p>
        <TextField field={fields.name} label="Name" autoComplete="name" />
        <TextField
          field={fields.position}
          label="Position"
          placeholder="Doctor, Nurse, etc."
          autoComplete="organization-title"
        />
        <TextField field={fields.email} label="Email" type="email" autoComplete="email" />
        <TextField
          field={fields.phone}
          label="Phone Number (10 digit)"
          type="tel"
          autoComplete="tel"
        />
        <TextField
          field={fields.resume_link}
          label="Resume Link"
          description="A public link that we can open, for example to a cloud drive"
          type="url"
          inputMode="url"
        />
        <p className={styles.trap} aria-hidden="true">
          <label htmlFor="blank">Leave this empty</label>
          <input
            id="blank"
            type="text"
            name="blank"
            tabIndex={-1}
            autoComplete="off"
            {...forNoPasswordManager}
          />
        </p>
        <p className={styles.consent}>
          By sending this form you agree that we keep it for {monthsKept} months, to fill posts at{" "}
          {hospital.name}, and for nothing else. After that it is deleted. To have it deleted
          sooner, or to ask what we keep, write to{" "}
          <a href={`mailto:${hospital.email}`}>{hospital.email}</a>
          {". "}
          <a href={href("/privacy")}>Privacy</a>
        </p>
        <SubmitButton busy="Submitting...">Submit Application</SubmitButton>
      </SendForm>
    </Themed>
  );
}
