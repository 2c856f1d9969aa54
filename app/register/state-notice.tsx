import { href, Link } from "react-router";
import { IfLoaded } from "#app/ui/if-loaded.tsx";
import { isLoadFailure, type LoadFailure } from "#app/ui/load-failure.ts";
import { NotSentNotice } from "#app/ui/sending/not-sent-notice.tsx";
import { isNotSent } from "#app/ui/sending/send-failure.ts";

/** A page for a button that did nothing: why, how it is now, and the way back. */
export function StateNotice({
  title,
  failure = "Failed to fetch appointment",
  loaderData: read,
  actionData,
}: {
  title: string;
  failure?: string;
  loaderData: { sentence: string; back: string } | LoadFailure;
  actionData?: unknown;
}) {
  return (
    <>
      <h1>{title}</h1>
      {isNotSent(actionData) && <NotSentNotice notSent={actionData.notSent} />}
      <IfLoaded data={read} failure={failure}>
        {({ sentence }) => <p>{sentence}</p>}
      </IfLoaded>
      <p className="row">
        <Link
          className="button"
          to={isLoadFailure(read) ? href("/dashboard/Register") : read.back}
          replace
        >
          Back to the register
        </Link>
      </p>
    </>
  );
}
