import type { ReactNode } from "react";
import { Link, useLocation } from "react-router";
import { useShell } from "#app/words/shell.ts";
import type { Unread } from "./unread.ts";
import styles from "./unread-notice.module.css";

/** In the place of what could not be read; `children` are more ways to go on. */
export function UnreadNotice({
  failure,
  unread: { reason },
  children,
}: Unread & { failure: string; children?: ReactNode }) {
  const { pathname, search } = useLocation();
  const { errors } = useShell();
  return (
    <>
      <div role="alert" className={styles.unread}>
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
