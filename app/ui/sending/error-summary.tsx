import { type MouseEvent, useEffect, useRef, useState } from "react";
import { useLocation, useNavigation } from "react-router";
import styles from "./error-summary.module.css";
import { NotSentNotice } from "./not-sent-notice.tsx";
import type { SendFailure } from "./send-failure.ts";

type Wrong = [name: string, errors: string[]];

export function ErrorSummary({
  form,
  notSent,
  title = "There is a problem",
}: {
  form: { id: string; allErrors: Record<string, string[]> };
  notSent?: SendFailure;
  title?: string;
}) {
  const key = useReplyKey();
  const wrong = Object.entries(form.allErrors);
  if (notSent) return <NotSentNotice notSent={notSent} />;
  return wrong.length > 0 && <Problems key={key} form={form.id} wrong={wrong} title={title} />;
}

/** Another one for each reply, from its coming on: what the page then asks for again may come much later. */
function useReplyKey(): string {
  const { key } = useLocation();
  const { state, formMethod, location } = useNavigation();
  return state === "loading" && formMethod === "POST" ? location.key : key;
}

/** Those of fields that were not edited since. */
function Problems({ form, wrong, title }: { form: string; wrong: Wrong[]; title: string }) {
  const [edited, setEdited] = useState<string[]>([]);
  const summary = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = summary.current;
    // Not while the page is hydrated because somebody has begun to use it.
    if (!window.heldEvents) element?.focus();
    const fields = element?.closest("form");
    const note = ({ target }: Event) => {
      setEdited((names) => [...names, (target as HTMLInputElement).name]);
    };
    fields?.addEventListener("input", note);
    return () => fields?.removeEventListener("input", note);
  }, []);

  const left = wrong.filter(([name]) => !edited.includes(name));
  if (left.length === 0) return null;
  return (
    <div className={styles.summary} role="alert" tabIndex={-1} ref={summary}>
      <h2>{title}</h2>
      <ul>
        {left.map(([name, errors]) => (
          <li key={name}>
            {name ? (
              <a href={`#${form}-${name}`} onClick={goToField}>
                {errors[0]}
              </a>
            ) : (
              errors[0]
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A navigation would discard the reply, and what the form shows with it: only move the focus. */
export function goToField(event: MouseEvent<HTMLAnchorElement>) {
  event.preventDefault();
  document.getElementById(event.currentTarget.hash.slice(1))?.focus();
}
