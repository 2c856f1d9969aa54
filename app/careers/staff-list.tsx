import { href, Link } from "react-router";
import { requireStaff } from "#app/auth/guard.ts";
import { orUnread } from "#app/failure.server.ts";
import { clientAddress, readListQuery } from "#app/http.ts";
import { rowsPerPage } from "#app/list-place.ts";
import { DialogLink, useKeptSearch } from "#app/ui/dialog-link.tsx";
import { ListPage, UnreadListPage } from "#app/ui/list-page.tsx";
import { ListSearch } from "#app/ui/list-search.tsx";
import { Pagination } from "#app/ui/pagination.tsx";
import { isUnread, type Unread } from "#app/ui/unread.ts";
import {
  type Application,
  countUncheckedApplications,
  listApplicationsPage,
} from "#db/applications.ts";
import { recordEvent } from "#db/events.ts";
import type { Route } from "./+types/staff-list";
import { ApplicationTable, applicationSearch } from "./application-table.tsx";
import { readApplicationSearch } from "./search.ts";
import styles from "./staff-list.module.css";

export const meta: Route.MetaFunction = () => [{ title: "Career Applications" }];

export function loader({ url, context }: Route.LoaderArgs) {
  const staff = requireStaff(context);
  recordEvent({ kind: "applications listed", staff, address: context.get(clientAddress) });
  const { q, page } = readListQuery(url);
  return orUnread(() => {
    const unchecked = countUncheckedApplications();
    return { q, unchecked, ...listApplicationsPage(readApplicationSearch(q), page, rowsPerPage) };
  });
}

const heading = { title: "Career Applications", subtitle: "Manage job applications" };
const search = { ...applicationSearch, all: href("/dashboard/Careers") };

export default function StaffApplicationList({ loaderData }: Route.ComponentProps) {
  if (isUnread(loaderData)) {
    return (
      <UnreadListPage
        {...heading}
        search={search}
        failure="Failed to fetch careers"
        unread={loaderData.unread}
      />
    );
  }
  return <Applications {...loaderData} />;
}

type Listed = Exclude<Route.ComponentProps["loaderData"], Unread>;

function Applications({ q, unchecked, items: applications, page, pages, isMore }: Listed) {
  const exported = useKeptSearch(href("/dashboard/Careers/export.csv"));
  return (
    <ListPage
      {...heading}
      action={
        applications.length > 0 && (
          <a className="button quiet" href={exported}>
            Download as CSV
          </a>
        )
      }
      search={
        <>
          <ListSearch {...search} q={q} />
          {unchecked > 0 && (
            <p className={styles.aside}>
              <Link to={href("/dashboard/Careers/Unchecked")}>
                {`Unchecked (${unchecked.toLocaleString("en-IN")})`}
              </Link>
              : too many came from one place at once. Please check for real applicants.
            </p>
          )}
        </>
      }
      empty={applications.length === 0 && "No career applications found"}
    >
      <ApplicationTable rows={applications} actions={Actions} />
      <Pagination page={page} pages={pages} isMore={isMore} />
    </ListPage>
  );
}

function Actions({ id, name }: Application) {
  return (
    <DialogLink to={href("/dashboard/Careers/:id/delete", { id })}>
      Delete<span className="visually-hidden"> {name}</span>
    </DialogLink>
  );
}
