import { href, Link } from "react-router";
import { NotSentNotice } from "#app/ui/sending/not-sent-notice.tsx";
import { isNotSent } from "#app/ui/sending/send-failure.ts";
import { isUnread, type Unread } from "#app/ui/unread.ts";
import { UnreadNotice } from "#app/ui/unread-notice.tsx";

/** A page for a button that did nothing: why, how it is now, and the way back. */
export function StateNotice({
  title,
  failure = "Failed to fetch appointment",
  loaderData: read,
  actionData,
}: {
  title: string;
  failure?: string;
  loaderData: { sentence: string; back: string } | Unread;
  actionData?: unknown;
}) {
  return (
    <>
      <h1>{title}</h1>
      {isNotSent(actionData) && <NotSentNotice notSent={actionData.notSent} />}
      {isUnread(read) ? (
        <UnreadNotice failure={failure} unread={read.unread} />
      ) : (
        <p>{read.sentence}</p>
      )}
      <p className="row">
        <Link
          className="button"
          to={isUnread(read) ? href("/dashboard/Register") : read.back}
          replace
        >
          Back to the register
        </Link>
      </p>
    </>
  );
}
