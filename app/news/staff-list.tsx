import { href, Link } from "react-router";
import { requireStaff } from "#app/auth/guard.ts";
import { orLoadFailure } from "#app/requests/failure.server.ts";
import { ButtonForm } from "#app/sign-in/button-form.tsx";
import { HospitalTime } from "#app/ui/hospital-time.tsx";
import { FailedListPage, ListPage } from "#app/ui/lists/list-page.tsx";
import { isLoadFailure } from "#app/ui/load-failure.ts";
import { findFeedAddress } from "#db/accounts/feed-addresses.ts";
import { readMailServer } from "#db/settings/mail-server.ts";
import type { Route } from "./+types/staff-list";
import styles from "./news.module.css";

const title = "Alerts";
const subtitle = "Be told of new applications";
const failed = { title, subtitle, failure: "Failed to fetch the news" };

export const meta: Route.MetaFunction = () => [{ title }];

export function loader({ context }: Route.LoaderArgs) {
  const { id, role } = requireStaff(context);
  return orLoadFailure(() => ({
    recipients: readMailServer()?.recipients,
    feedSince: findFeedAddress(id)?.created_at,
    isAdmin: role === "admin",
  }));
}

export default function News({ loaderData }: Route.ComponentProps) {
  if (isLoadFailure(loaderData)) return <FailedListPage {...failed} {...loaderData} />;
  const { recipients, feedSince, isAdmin } = loaderData;
  return (
    <ListPage title={title} subtitle={subtitle} action={null}>
      <section className={`panel ${styles.part}`}>
        <h2>By email</h2>
        <p>
          {recipients
            ? `These addresses get an email for each new application: ${recipients.join(", ")}.`
            : "The hospital sends no email. It can, if it has a mail server."}
        </p>
        {isAdmin ? (
          <p>
            <Link className="button quiet" to={href("/dashboard/News/Mail")}>
              {recipients ? "Change email" : "Set up email"}
            </Link>
          </p>
        ) : (
          <p>An administrator can change this.</p>
        )}
      </section>
      <section className={`panel ${styles.part}`}>
        <h2>In a feed reader</h2>
        <p>
          A feed reader on your phone or computer shows new applications by itself. It needs an
          address that only you know. It reads the position of each application, and no name.
        </p>
        {feedSince ? (
          <Feed since={feedSince} />
        ) : (
          <p>
            <Link className="button quiet" to={href("/dashboard/News/feed")}>
              Make an address
            </Link>
          </p>
        )}
      </section>
    </ListPage>
  );
}

function Feed({ since }: { since: string }) {
  return (
    <>
      <p>
        You have an address since <HospitalTime at={since} />. It ends when you change your
        password.
      </p>
      <div className="row">
        <Link className="button quiet" to={href("/dashboard/News/feed")}>
          Change the address
        </Link>
        <ButtonForm
          action={href("/dashboard/News/feed/end")}
          button="End it"
          busy="Ending..."
          className="button quiet"
        />
      </div>
    </>
  );
}
