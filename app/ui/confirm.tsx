import type { ReactNode } from "react";
import { type ClientActionFunctionArgs, useResolvedPath } from "react-router";
import { NotSentNotice } from "#app/ui/sending/not-sent-notice.tsx";
import { sendInPlace, sending } from "#app/ui/sending/send.ts";
import { isNotSent } from "#app/ui/sending/send-failure.ts";
import { SendForm } from "#app/ui/sending/send-form.tsx";
import { SubmitButton } from "#app/ui/sending/submit-button.tsx";
import styles from "./confirm.module.css";
import { Dialog } from "./dialog.tsx";
import { DialogLink, useKeptSearch } from "./dialog-link.tsx";
import { isLoadFailure, type LoadFailure } from "./load-failure.ts";
import { LoadFailureNotice } from "./load-failure-notice.tsx";

/** The texts of a screen that asks before something is done. */
export interface ConfirmTexts {
  title: string;
  question: string;
  /** What the question is about, on a screen without a loader. */
  what?: string;
  advice?: string;
  button: string;
  /** The button's text while the form is sent. */
  busy: string;
  isDangerous?: boolean;
  /** Shown in place of the question when the loader cannot read what it is about. */
  loadFailure?: string;
  /** Shown above the question when the action fails. */
  failure: string;
  /** Added to it when nobody knows whether the action was done. */
  unsure?: string;
}

/** What its loader returns: what the question is about, and the texts that depend on it. */
interface ConfirmData {
  what: string | string[];
  question?: string;
  advice?: string;
}

/** Asks before something is done. Cancel leads to `list`: without it, to the page that the route lies in. */
export function Confirm({
  list = "..",
  more,
  children,
  loaderData,
  actionData,
  ...texts
}: ConfirmTexts & {
  list?: string;
  /** Another thing that the person may want to do. */
  more?: ReactNode;
  /** The fields that are sent with the button. */
  children?: ReactNode;
  loaderData?: ConfirmData | LoadFailure;
  actionData?: unknown;
}) {
  const { pathname } = useResolvedPath(list);
  const { title, button, busy, isDangerous, loadFailure, failure } = texts;
  const {
    question,
    what = "",
    advice,
  } = isLoadFailure(loaderData) ? texts : { ...texts, ...loaderData };
  return (
    <Dialog title={title} closeTo={useKeptSearch(pathname)}>
      {isNotSent(actionData) && <NotSentNotice notSent={actionData.notSent} />}
      {isLoadFailure(loaderData) ? (
        <LoadFailureNotice failure={loadFailure ?? failure} {...loaderData} />
      ) : (
        <>
          <p className={styles.question}>{question}</p>
          <What what={what} />
          {advice && <p className={styles.advice}>{advice}</p>}
          {more && <p className={styles.advice}>{more}</p>}
          <SendForm className={styles.actions} replace>
            {children}
            <SubmitButton
              className={isDangerous ? `button ${styles.danger}` : "button"}
              busy={busy}
            >
              {button}
            </SubmitButton>
            <DialogLink className="button quiet" to={pathname} replace>
              Cancel
            </DialogLink>
          </SendForm>
        </>
      )}
    </Dialog>
  );
}

function What({ what }: { what: string | string[] }) {
  if (typeof what === "string") return <p className={styles.what}>{what}</p>;
  return (
    <ul className={styles.what}>
      {what.map((one, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two may be called the same
        <li key={index}>{one}</li>
      ))}
    </ul>
  );
}

/** The clientAction of such a screen. */
export function sendConfirmed({ failure, unsure }: Pick<ConfirmTexts, "failure" | "unsure">) {
  return sending<ClientActionFunctionArgs>(failure, unsure);
}

/** The same where a button in a list asks nothing, and stays in it. */
export function sendConfirmedInPlace({ failure, unsure }: ConfirmTexts) {
  return ({ request, serverAction }: ClientActionFunctionArgs) =>
    sendInPlace(request, serverAction, failure, unsure);
}
