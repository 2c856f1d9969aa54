import styles from "./button-failure.module.css";
import type { SendFailure } from "./send-failure.ts";

/** Beside a button without a form around it: what it could not do. */
export function ButtonFailure({ notSent }: { notSent: SendFailure }) {
  return (
    <p className={styles.failed} role="alert">
      {notSent.failure}. {notSent.reason}
    </p>
  );
}
