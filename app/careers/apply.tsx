import type { SubmissionResult } from "@conform-to/dom";
import { parseWithZod } from "@conform-to/zod/v4";
import { useState } from "react";
import { data, href, Outlet, redirect, useLocation } from "react-router";
import { readForm } from "#app/forms/form.server.ts";
import { fillIn } from "#app/hospital/fill-in.ts";
import { useHospital } from "#app/hospital/hospital.ts";
import { knownSetting } from "#app/hospital/known-settings.server.ts";
import { takesApplications } from "#app/hospital/takes-applications.server.ts";
import { englishPath, type Locale, localeOf, pathIn } from "#app/language/locale.ts";
import { fillPlaces } from "#app/language/messages.ts";
import { Sentence } from "#app/language/sentence.tsx";
import { linkIn, titleIn } from "#app/language/translated.ts";
import { langIn } from "#app/language/typed.tsx";
import { useLocale } from "#app/language/use-locale.ts";
import { pageIn } from "#app/pages/page-in.ts";
import { careersPage, privacyPage } from "#app/pages/pages.ts";
import { pageMeta } from "#app/pages/seo.ts";
import { corridor, teachingRoom } from "#app/pictures/built-in.ts";
import { attempt, orNotSent } from "#app/requests/failure.server.ts";
import { clientAddress } from "#app/requests/http.ts";
import { TextField } from "#app/ui/fields/text-field.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { ErrorSummary } from "#app/ui/sending/error-summary.tsx";
import { formFromReply } from "#app/ui/sending/form-reply.ts";
import { sending } from "#app/ui/sending/send.ts";
import { isNotSent, type SendFailure } from "#app/ui/sending/send-failure.ts";
import { SendForm } from "#app/ui/sending/send-form.tsx";
import { SubmitButton } from "#app/ui/sending/submit-button.tsx";
import { useReply } from "#app/ui/sending/use-reply.ts";
import { Themed } from "#app/ui/theme.tsx";
import { careersWords } from "#app/words/careers.ts";
import type { Route } from "./+types/apply";
import styles from "./apply.module.css";
import { replyIn, waitMessageIn } from "./in-language.server.ts";
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
export const meta: Route.MetaFunction = ({ matches, location }) => {
  const locale = localeOf(location.pathname);
  return pageMeta({ ...pageIn(locale, careersPage), locale, matches }).filter(
    (tag) => !("title" in tag),
  );
};

export async function loader({ url, context }: Route.LoaderArgs) {
  const { careersLead, careersText } = knownSetting("texts", context, localeOf(url.pathname));
  const isOpen = (await attempt(takesApplications)) ?? true;
  return { lead: careersLead, text: careersText, isOpen };
}

/** Avoids a request that could fail while a form is being sent. */
export function shouldRevalidate() {
  return false;
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const locale = localeOf(url.pathname);
  const form = await readForm(request, applicationForm);
  const submission = parseWithZod(form, { schema: applicationSchema });
  const reply = (...options: Parameters<typeof submission.reply>) => {
    const inEnglish = submission.reply(...options);
    return locale === "en" ? inEnglish : replyIn(locale, inEnglish);
  };
  if (!takesApplications()) {
    return data(reply({ formErrors: [careersWords[locale].closed] }), { status: 403 });
  }
  if (submission.status !== "success") return data(reply(), { status: 400 });

  const sent = await orNotSent(
    careersWords[locale].failed,
    async () => {
      // Programs fill in the hidden field, and a few password managers.
      const isSuspect = Boolean(form.get("blank"));
      const sender = { address: context.get(clientAddress), isSuspect };
      const stored = await submitApplication(submission.value, sender);
      if (typeof stored !== "number") return thank(stored.id, locale);
      const wait = locale === "en" ? waitMessage(stored) : waitMessageIn(locale, stored);
      return data(reply({ formErrors: [wait] }), {
        status: 429,
        headers: { "Retry-After": String(stored) },
      });
    },
    reply,
  );
  if (locale === "en" || sent instanceof Response || !isNotSent(sent.data)) return sent;
  const { notSent, typed } = sent.data;
  const reason = careersWords[locale].tryAgain;
  return data({ notSent: { ...notSent, reason }, typed }, { status: sent.init?.status ?? 500 });
}

function thank(id: string, locale: Locale): Response {
  return redirect(`${pathIn(locale, href("/careers/applied"))}?of=${id}#apply`, 303);
}

export const clientAction = sending<Route.ClientActionArgs>(failure);

export default function Careers({ loaderData, actionData }: Route.ComponentProps) {
  const hospital = useHospital();
  const { pathname, key } = useLocation();
  const locale = useLocale();
  const words = careersWords[locale];
  const { reply, notSent } = useReply(actionData);
  const [round, setRound] = useState(key);
  const { isOpen } = loaderData;
  const lead = fillIn(loaderData.lead, hospital);
  const text = fillIn(loaderData.text, hospital);
  const title = actionData ? fillPlaces(words.error, { title: words.title }) : words.title;
  // An empty form after the thanks; otherwise what was typed stays.
  if (englishPath(pathname) === href("/careers/applied") && round !== key) setRound(key);
  return (
    <main id="main">
      <title>{`${title} | ${hospital.name}`}</title>
      <div className={styles.banner}>
        <Picture picture={corridor} sizes="100vw" alt="" priority />
        <small className={styles.illustration}>{words.illustration}</small>
        <div className="wrap">
          <h1>{words.title}</h1>
        </div>
      </div>
      <div className={`wrap ${styles.page}`}>
        <div className={styles.words}>
          {isOpen ? (
            <>
              <h2>{words.apply}</h2>
              <p className="lead" lang={langIn(locale, lead)}>
                {lead}
              </p>
              {text && <p lang={langIn(locale, text)}>{text}</p>}
            </>
          ) : (
            <p className="lead">{words.closed}</p>
          )}
          <p>
            <Sentence
              text={words.questions}
              phone={<a href={hospital.phone.link}>{hospital.phone.shown}</a>}
              email={<a href={`mailto:${hospital.email}`}>{hospital.email}</a>}
            />
          </p>
          <div className={styles.room}>
            <Picture picture={teachingRoom} sizes="(min-width: 56rem) 40vw, 1px" alt="" />
            <small className={styles.illustration}>{words.illustration}</small>
          </div>
        </div>
        {isOpen && (
          <div id="apply">
            <Outlet key={round} />
            <ApplicationForm key={round} reply={reply} notSent={notSent} />
          </div>
        )}
      </div>
    </main>
  );
}

function ApplicationForm({ reply, notSent }: { reply?: SubmissionResult; notSent?: SendFailure }) {
  const hospital = useHospital();
  const locale = useLocale();
  const words = careersWords[locale];
  const { form, fields } = formFromReply("application", names, reply);
  return (
    <Themed>
      <SendForm
        action={`${pathIn(locale, href("/careers"))}#apply`}
        className={`panel ${styles.form}`}
        noValidate
        data-enhance
      >
        <ErrorSummary form={form} notSent={notSent} title={words.problem} />
        <p>{words.allNeeded}</p>
        <TextField field={fields.name} label={words.name} autoComplete="name" />
        <TextField
          field={fields.position}
          label={words.position}
          placeholder={words.positionExample}
          autoComplete="organization-title"
        />
        <TextField field={fields.email} label={words.email} type="email" autoComplete="email" />
        <TextField field={fields.phone} label={words.phone} type="tel" autoComplete="tel" />
        <TextField
          field={fields.resume_link}
          label={words.resume}
          description={words.resumeAbout}
          type="url"
          inputMode="url"
        />
        <p className={styles.trap} aria-hidden="true">
          <label htmlFor="blank">{words.leaveEmpty}</label>
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
          <Sentence
            text={words.consent}
            months={monthsKept}
            name={<bdi lang={langIn(locale, hospital.name)}>{hospital.name}</bdi>}
            email={<a href={`mailto:${hospital.email}`}>{hospital.email}</a>}
          />{" "}
          <a {...linkIn(locale, privacyPage.path)}>
            {titleIn(locale, privacyPage.path, words.privacy)}
          </a>
        </p>
        <SubmitButton busy={words.sending}>{words.send}</SubmitButton>
      </SendForm>
    </Themed>
  );
}
