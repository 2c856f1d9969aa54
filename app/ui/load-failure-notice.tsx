import type { ReactNode } from "react";
import { Link, useLocation } from "react-router";
import { useShell } from "#app/words/shell.ts";
import type { LoadFailure } from "./load-failure.ts";
import styles from "./load-failure-notice.module.css";

/** In the place of what could not be read; `children` are more ways to go on. */
export function LoadFailureNotice({
  failure,
  loadFailure: { reason },
  children,
}: LoadFailure & { failure: string; children?: ReactNode }) {
  const { pathname, search } = useLocation();
  const { errors } = useShell();
  return (
    <>
      <div role="alert" className={styles.notice}>
        <p>{failure}</p>
        {reason && <p>{reason}</p>}
      </div>
      <p className="row">
        {children}
        <Link className="button quiet" to={pathname + search} replace discover="none">
          {errors.tryAgain}
        </Link>
      </p>
    </>
  );
}
