import type { MouseEvent } from "react";
import { useLocation } from "react-router";
import styles from "./error-summary.module.css";
import { NotSentNotice } from "./not-sent-notice.tsx";
import type { SendFailure } from "./send-failure.ts";

export function ErrorSummary({
  form,
  notSent,
}: {
  form: { id: string; allErrors: Record<string, string[]> };
  notSent?: SendFailure;
}) {
  const { key } = useLocation();
  const wrong = Object.entries(form.allErrors);
  if (notSent) return <NotSentNotice notSent={notSent} />;
  if (wrong.length === 0) return null;
  return (
    <div key={key} className={styles.summary} role="alert" tabIndex={-1} ref={focus}>
      <h2>There is a problem</h2>
      <ul>
        {wrong.map(([name, errors]) => (
          <li key={name}>
            {name ? (
              <a href={`#${form.id}-${name}`} onClick={goToField}>
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
function goToField(event: MouseEvent<HTMLAnchorElement>) {
  event.preventDefault();
  document.getElementById(event.currentTarget.hash.slice(1))?.focus();
}

// Not while the page is hydrated because somebody has begun to use it.
function focus(element: HTMLElement | null) {
  if (!window.heldEvents) element?.focus();
}
