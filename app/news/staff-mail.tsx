import { href, Link, useOutlet } from "react-router";
import { requireStaff } from "#app/auth/guard.ts";
import { actOnForm } from "#app/requests/act-on-form.server.ts";
import { orLoadFailure } from "#app/requests/failure.server.ts";
import { redirectWithFlash } from "#app/requests/flash.server.ts";
import { ButtonForm } from "#app/sign-in/button-form.tsx";
import { DialogLink } from "#app/ui/dialog-link.tsx";
import { HospitalTime } from "#app/ui/hospital-time.tsx";
import { isLoadFailure } from "#app/ui/load-failure.ts";
import { LoadFailureNotice } from "#app/ui/load-failure-notice.tsx";
import { sending } from "#app/ui/sending/send.ts";
import { useReply } from "#app/ui/sending/use-reply.ts";
import { readMailServer, saveMailServer } from "#db/settings/mail-server.ts";
import { countWaiting } from "#db/settings/outbox.ts";
import type { Route } from "./+types/staff-mail";
import { MailForm } from "./form.tsx";
import styles from "./news.module.css";
import { passwordFor } from "./password.ts";
import { mailSchema } from "./schema.ts";
import { findLastFailure } from "./send-waiting.server.ts";
import { mailForm } from "./staff-inputs.ts";

const title = "Email";
const failure = "Failed to save email";

export const reads = [mailForm];

export const meta: Route.MetaFunction = () => [{ title }];

export function loader() {
  return orLoadFailure(() => {
    const server = readMailServer();
    if (!server) return { version: 0 };
    const { host, port, security, username, sender, recipients, version } = server;
    return {
      version,
      stored: {
        host,
        security,
        username,
        sender,
        port: String(port),
        recipients: recipients.join("\n"),
      },
      hasPassword: Boolean(server.password),
      waiting: countWaiting(),
      lastFailure: findLastFailure(),
    };
  });
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const staff = requireStaff(context);
  const input = { form: mailForm, schema: mailSchema, failure, hideFields: ["password"] };
  return actOnForm(request, input, async (value, { version, refuse }) => {
    const password = passwordFor(value, readMailServer());
    if (password === undefined) {
      return refuse({ password: ["Type the password for this mail server."] }, 400);
    }
    const fields = { ...value, password, origin: url.origin };
    if (!saveMailServer(fields, version, staff)) {
      const newest = readMailServer()?.version ?? 0;
      const message =
        "Somebody else has changed this meanwhile. Save again to replace what is there now.";
      return refuse({ host: [message] }, 409, newest);
    }
    const sentence = "Email is set up. Now send a test.";
    return redirectWithFlash(href("/dashboard/News/Mail"), { sentence });
  });
}

export const clientAction = sending<Route.ClientActionArgs>(failure);

export default function Mail({ loaderData, actionData }: Route.ComponentProps) {
  const question = useOutlet();
  const { reply, notSent } = useReply(actionData);
  const stored = isLoadFailure(loaderData) ? undefined : loaderData;
  const version = stored?.version ?? 0;
  return (
    <>
      <title>{`${reply || notSent ? "Error: " : ""}${title}`}</title>
      <div className={styles.page} inert={question !== null}>
        <p>
          <Link to={href("/dashboard/News")}>Alerts</Link>
        </p>
        <h1>{title}</h1>
        {isLoadFailure(loaderData) && !reply ? (
          <LoadFailureNotice failure="Failed to fetch email" {...loaderData} />
        ) : (
          <>
            {stored?.stored && <State {...stored} />}
            <section className={`panel ${styles.part}`}>
              <p>
                The website sends email only if you set this up, and only through this server. An
                email says “A new application for Nurse”, with a link, and no name.
              </p>
              <MailForm
                key={version}
                stored={stored?.stored}
                version={version}
                hasPassword={stored?.hasPassword ?? false}
                sent={{ reply, notSent }}
              />
            </section>
          </>
        )}
      </div>
      {question}
    </>
  );
}

function State({
  waiting,
  lastFailure,
}: {
  waiting?: number;
  lastFailure?: { at: string; reason: string } | undefined;
}) {
  return (
    <section className={`panel ${styles.part}`}>
      <p>{waiting ? `Emails that wait to be sent: ${waiting}.` : "No email waits to be sent."}</p>
      {lastFailure && (
        <p className={styles.failed}>
          The last try failed, <HospitalTime at={lastFailure.at} />: {lastFailure.reason}
        </p>
      )}
      <div className="row">
        <ButtonForm
          action={href("/dashboard/News/Mail/test")}
          button="Send a test"
          busy="Sending..."
          className="button quiet"
        />
        <DialogLink className="button quiet" to={href("/dashboard/News/Mail/off")}>
          Switch off email
        </DialogLink>
      </div>
    </section>
  );
}
