import styles from "./error-summary.module.css";
import type { SendFailure } from "./send-failure.ts";

export function NotSentNotice({ notSent }: { notSent: SendFailure | undefined }) {
  if (!notSent) return null;
  return (
    <div key={notSent.at} className={styles.summary} role="alert" tabIndex={-1} ref={focus}>
      <h2>{notSent.failure}</h2>
      <p>{notSent.reason}</p>
    </div>
  );
}

function focus(element: HTMLElement | null) {
  element?.focus();
}
