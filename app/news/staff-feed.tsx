import { href, Link } from "react-router";
import { requireStaff } from "#app/auth/guard.ts";
import { orLoadFailure, orNotSent } from "#app/requests/failure.server.ts";
import { CopyButton } from "#app/staff/copy-button.tsx";
import { ShownAddress } from "#app/staff/shown-address.tsx";
import { isLoadFailure } from "#app/ui/load-failure.ts";
import { NotSentNotice } from "#app/ui/sending/not-sent-notice.tsx";
import { sending } from "#app/ui/sending/send.ts";
import { SendForm } from "#app/ui/sending/send-form.tsx";
import { SubmitButton } from "#app/ui/sending/submit-button.tsx";
import { useReply } from "#app/ui/sending/use-reply.ts";
import { createFeedAddress, findFeedAddress } from "#db/accounts/feed-addresses.ts";
import { env } from "#runtime/env.ts";
import type { Route } from "./+types/staff-feed";
import styles from "./news.module.css";

const title = "Address of your news feed";
const failure = "Failed to make an address";

export const meta: Route.MetaFunction = () => [{ title }];

export function loader({ context }: Route.LoaderArgs) {
  const { id } = requireStaff(context);
  return orLoadFailure(() => ({ isThere: findFeedAddress(id) !== undefined }));
}

/** It may come twice: the newest address is the good one. */
export function action({ context, url }: Route.ActionArgs) {
  const staff = requireStaff(context);
  return orNotSent(failure, async () => {
    const query = new URLSearchParams({ key: createFeedAddress(staff) });
    return { address: `${env.ORIGIN ?? url.origin}${href("/news.atom")}?${query}` };
  });
}

export const clientAction = sending<Route.ClientActionArgs>(
  failure,
  "Press the button again: the newest address is the good one.",
);

export default function FeedAddress({ loaderData, actionData }: Route.ComponentProps) {
  const { reply, notSent } = useReply(actionData);
  const isThere = !isLoadFailure(loaderData) && loaderData.isThere;
  return (
    <div className={styles.page}>
      <h1>{title}</h1>
      <section className={`panel ${styles.part}`}>
        {reply ? (
          <Made address={reply.address} />
        ) : (
          <>
            {notSent && <NotSentNotice notSent={notSent} />}
            <p>
              Anybody who has the address can read which positions people apply for. Give it to
              nobody.
              {isThere && " The address that you have will stop working."}
            </p>
            <SendForm className="row">
              <SubmitButton busy="Making...">Make an address</SubmitButton>
              <Link className="button quiet" to={href("/dashboard/News")}>
                Cancel
              </Link>
            </SendForm>
          </>
        )}
      </section>
    </div>
  );
}

function Made({ address }: { address: string }) {
  return (
    <>
      <p>
        <strong>It is shown only now.</strong> Copy it into your feed reader.
      </p>
      <ShownAddress id="address">{address}</ShownAddress>
      <div className="row">
        <CopyButton from="address">Copy the address</CopyButton>
        <Link className="button" to={href("/dashboard/News")}>
          Done
        </Link>
      </div>
    </>
  );
}
