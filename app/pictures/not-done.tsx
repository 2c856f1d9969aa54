import { href, Link } from "react-router";
import { NotSentNotice } from "#app/ui/sending/not-sent-notice.tsx";
import { isNotSent } from "#app/ui/sending/send-failure.ts";

/** Where a button of a tile leads if it fails. */
export function NotDone({ title, result }: { title: string; result: unknown }) {
  return (
    <>
      <h1>{title}</h1>
      {isNotSent(result) && <NotSentNotice notSent={result.notSent} />}
      <p>
        <Link to={href("/dashboard/Pictures")}>All pictures</Link>
      </p>
    </>
  );
}
