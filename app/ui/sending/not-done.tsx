import { Link } from "react-router";
import { NotSentNotice } from "./not-sent-notice.tsx";
import { isNotSent } from "./send-failure.ts";

/** Where a button leads that needs no page of its own, if it fails; `list` is where the button is. */
export function NotDone({
  title,
  result,
  list,
}: {
  title: string;
  result: unknown;
  list: { path: string; title: string };
}) {
  return (
    <>
      <h1>{title}</h1>
      {isNotSent(result) && <NotSentNotice notSent={result.notSent} />}
      <p>
        <Link to={list.path}>{list.title}</Link>
      </p>
    </>
  );
}
