import { href, Link } from "react-router";
import { recordFrom } from "#app/auth/events.server.ts";
import { requireStaff } from "#app/auth/guard.ts";
import { mayUse } from "#app/auth/roles.ts";
import { applicationsQuery, selectedQuery } from "#app/careers/staff-inputs.ts";
import { orLoadFailure } from "#app/requests/failure.server.ts";
import { rowsPerPage } from "#app/requests/list-place.ts";
import { DialogLink, useKeptSearch } from "#app/ui/dialog-link.tsx";
import { FailedListPage, ListPage } from "#app/ui/lists/list-page.tsx";
import { ListSearch } from "#app/ui/lists/list-search.tsx";
import { Pagination } from "#app/ui/lists/pagination.tsx";
import { isLoadFailure, type LoadFailure } from "#app/ui/load-failure.ts";
import { countApplications } from "#db/applications/application-counts.ts";
import { countApplicationsByState } from "#db/applications/application-states.ts";
import { type Application, listApplicationsPage } from "#db/applications/applications.ts";
import type { Route } from "./+types/staff-list";
import { ApplicationTable, applicationSearch } from "./application-table.tsx";
import { DeleteSelected, SelectBox } from "./select.tsx";
import styles from "./staff-list.module.css";
import { readSelection } from "./staff-selection.server.ts";
import { StateBadge } from "./state-badge.tsx";
import { StateFilter } from "./state-filter.tsx";

export const reads = [applicationsQuery, selectedQuery];

export const meta: Route.MetaFunction = () => [{ title: "Career Applications" }];

export function loader({ url, context }: Route.LoaderArgs) {
  const staff = requireStaff(context);
  recordFrom(context, { kind: "applications listed", staff });
  const { typed, text, list, page } = readSelection(url);
  return orLoadFailure(() => ({
    ...typed,
    mayPublish: mayUse(staff, "/dashboard/Hospital"),
    unchecked: countApplications("unchecked"),
    counts: countApplicationsByState(text),
    ...listApplicationsPage(text, page, rowsPerPage, list),
  }));
}

const heading = { title: "Career Applications", subtitle: "Manage job applications" };
const search = { ...applicationSearch, all: href("/dashboard/Careers") };
const failed = { ...heading, search, failure: "Failed to fetch careers" };

export default function StaffApplicationList({ loaderData }: Route.ComponentProps) {
  if (isLoadFailure(loaderData)) return <FailedListPage {...failed} {...loaderData} />;
  return <Applications {...loaderData} />;
}

type Listed = Exclude<Route.ComponentProps["loaderData"], LoadFailure>;

function Applications({
  q,
  state,
  mayPublish,
  unchecked,
  counts,
  items,
  page,
  pages,
  isMore,
}: Listed) {
  const exported = useKeptSearch(href("/dashboard/Careers/export.csv"));
  return (
    <ListPage
      {...heading}
      action={
        items.length > 0 && (
          <a className="button quiet" href={exported}>
            Download as CSV
          </a>
        )
      }
      search={
        <>
          {mayPublish && (
            <p className={styles.aside}>
              To publish a vacancy, write it under{" "}
              <Link to={href("/dashboard/Hospital/:group", { group: "Texts" })}>
                Hospital, Texts
              </Link>
              , and say there whether you take applications.
            </p>
          )}
          <ListSearch {...search} q={q} narrowed={q !== "" || state !== undefined}>
            {state && <input type="hidden" name="state" value={state} />}
          </ListSearch>
          {unchecked > 0 && (
            <p className={styles.aside}>
              <Link to={href("/dashboard/Careers/Unchecked")}>
                {`Unchecked (${unchecked.toLocaleString("en-IN")})`}
              </Link>
              : too many came from one place at once. Please check for real applicants.
            </p>
          )}
          <StateFilter q={q} state={state} counts={counts} />
        </>
      }
      empty={items.length === 0 && "No career applications found"}
    >
      <div className={styles.list}>
        <ApplicationTable
          rows={items}
          name={Name}
          nameClass={styles.nameColumn}
          actions={Actions}
        />
        <DeleteSelected q={q} state={state} page={page} />
      </div>
      <Pagination page={page} pages={pages} isMore={isMore} />
    </ListPage>
  );
}

function Name({ id, name, state }: Application) {
  return (
    <div className={styles.name}>
      <DialogLink to={href("/dashboard/Careers/:id", { id })} preventScrollReset={false}>
        <strong>{name}</strong>
      </DialogLink>
      <StateBadge state={state} />
      <SelectBox id={id} name={name} />
    </div>
  );
}

function Actions({ id, name }: Application) {
  return (
    <>
      <DialogLink to={href("/dashboard/Careers/:id", { id })} preventScrollReset={false}>
        Open<span className="visually-hidden"> the application of {name}</span>
      </DialogLink>
      <DialogLink to={href("/dashboard/Careers/:id/delete", { id })}>
        Delete<span className="visually-hidden"> {name}</span>
      </DialogLink>
    </>
  );
}
