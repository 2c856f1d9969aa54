import { data, href, Link } from "react-router";
import { requireStaff } from "#app/auth/guard.ts";
import { orLoadFailure, orNotSent } from "#app/requests/failure.server.ts";
import { redirectWithFlash } from "#app/requests/flash.server.ts";
import { isLoadFailure } from "#app/ui/load-failure.ts";
import { LoadFailureNotice } from "#app/ui/load-failure-notice.tsx";
import { sending } from "#app/ui/sending/send.ts";
import { SendForm } from "#app/ui/sending/send-form.tsx";
import { SubmitButton } from "#app/ui/sending/submit-button.tsx";
import { useReply } from "#app/ui/sending/use-reply.ts";
import { openWebsite } from "#db/accounts/set-up.ts";
import type { Route } from "./+types/staff-open";
import styles from "./checklist.module.css";
import { SetUpFrame } from "./frame.tsx";
import { type Fact, readOpening } from "./opening.server.ts";
import { listDonePages } from "./progress.server.ts";
import { requirePage } from "./steps.ts";

export const meta: Route.MetaFunction = () => [{ name: "robots", content: "noindex" }];

const failure = "Failed to open the website";

export function loader() {
  return orLoadFailure(() => ({ ...readOpening(), done: listDonePages() }));
}

export function action({ context }: Route.ActionArgs) {
  const staff = requireStaff(context);
  return orNotSent(failure, async () => {
    if (!readOpening().mayOpen) return data({ isRefused: true as const }, { status: 409 });
    openWebsite(staff);
    const sentence = "The website is open. Visitors see it now.";
    return redirectWithFlash(href("/dashboard"), { sentence, page: "/" });
  });
}

export const clientAction = sending<Route.ClientActionArgs>(failure);

export default function OpenWebsite({ loaderData, actionData }: Route.ComponentProps) {
  const { reply, notSent } = useReply(actionData);
  const stored = isLoadFailure(loaderData) ? undefined : loaderData;
  const hasFailed = Boolean(reply || notSent);
  return (
    <SetUpFrame page={requirePage("open")} done={stored?.done ?? []} hasFailed={hasFailed}>
      {isLoadFailure(loaderData) && (
        <LoadFailureNotice failure="Failed to fetch the list" {...loaderData} />
      )}
      {stored && (
        <>
          <p>
            <a href="/" target="_blank" rel="noopener">
              See the website<span className="visually-hidden"> (opens a new tab)</span>
            </a>
          </p>
          <Facts facts={stored.facts} />
          {notSent && <p role="alert">{`${notSent.failure}. ${notSent.reason}`}</p>}
          {stored.isOpen ? (
            <p>The website is open.</p>
          ) : stored.mayOpen ? (
            <SendForm>
              <SubmitButton busy="Opening...">Open the website</SubmitButton>
            </SendForm>
          ) : (
            <p role={reply ? "alert" : undefined}>
              Fill in what is missing above. Then you can open the website here.
            </p>
          )}
        </>
      )}
    </SetUpFrame>
  );
}

function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, text, path, isMissing }) => (
        <div key={label} className={isMissing && styles.missing}>
          <dt>{label}</dt>
          <dd>
            {text}{" "}
            <Link to={path}>
              Change<span className="visually-hidden"> {label}</span>
            </Link>
          </dd>
        </div>
      ))}
    </dl>
  );
}
