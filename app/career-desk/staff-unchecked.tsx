import { href, Link } from "react-router";
import { recordFrom } from "#app/auth/events.server.ts";
import { requireStaff } from "#app/auth/guard.ts";
import { uncheckedQuery } from "#app/careers/staff-inputs.ts";
import { orLoadFailure } from "#app/requests/failure.server.ts";
import { readListQuery } from "#app/requests/http.ts";
import { rowsPerPage } from "#app/requests/list-place.ts";
import { DialogLink } from "#app/ui/dialog-link.tsx";
import { FailedListPage, ListPage } from "#app/ui/lists/list-page.tsx";
import { ListSearch } from "#app/ui/lists/list-search.tsx";
import { Pagination } from "#app/ui/lists/pagination.tsx";
import { isLoadFailure } from "#app/ui/load-failure.ts";
import { type Application, listApplicationsPage } from "#db/applications/applications.ts";
import type { Route } from "./+types/staff-unchecked";
import { ApplicationTable, applicationSearch } from "./application-table.tsx";
import { readApplicationSearch } from "./search.ts";
import styles from "./staff-list.module.css";

export const reads = [uncheckedQuery];

export const meta: Route.MetaFunction = () => [{ title: "Unchecked Applications" }];

export function loader({ url, context }: Route.LoaderArgs) {
  const staff = requireStaff(context);
  recordFrom(context, { kind: "applications listed", staff });
  const { q, page } = readListQuery(url, uncheckedQuery);
  return orLoadFailure(() => ({
    q,
    ...listApplicationsPage(readApplicationSearch(q), page, rowsPerPage, "unchecked"),
  }));
}

const heading = {
  title: "Unchecked Applications",
  subtitle:
    "Too many came from one place at once, or a program may have filled in the form. Move real applicants to the list, and delete the rest.",
};
const search = { ...applicationSearch, all: href("/dashboard/Careers/Unchecked") };
const failed = { ...heading, search, failure: "Failed to fetch careers" };

/** Applications beyond the limits of a connection, or with the hidden field filled in: people may be among them. */
export default function StaffUncheckedList({ loaderData }: Route.ComponentProps) {
  if (isLoadFailure(loaderData)) return <FailedListPage {...failed} {...loaderData} />;
  const { q, total, items: applications, page, pages } = loaderData;
  return (
    <ListPage
      {...heading}
      action={
        applications.length > 0 && (
          <DialogLink className="button quiet" to={href("/dashboard/Careers/Unchecked/delete")}>
            {`Delete ${q ? "those found" : "all"} (${total.toLocaleString("en-IN")})`}
          </DialogLink>
        )
      }
      search={
        <>
          <p className={styles.aside}>
            <Link to={href("/dashboard/Careers")}>Back to Career Applications</Link>
          </p>
          <ListSearch {...search} q={q} />
        </>
      }
      empty={applications.length === 0 && "No unchecked applications found"}
    >
      <ApplicationTable rows={applications} actions={Actions} />
      <Pagination page={page} pages={pages} />
    </ListPage>
  );
}

function Actions({ id, name }: Application) {
  return (
    <>
      <DialogLink to={href("/dashboard/Careers/Unchecked/:id/move", { id })}>
        Move<span className="visually-hidden"> {name} to the list</span>
      </DialogLink>
      <DialogLink to={href("/dashboard/Careers/Unchecked/:id/delete", { id })}>
        Delete<span className="visually-hidden"> {name}</span>
      </DialogLink>
    </>
  );
}
