import type { ReactNode } from "react";
import { useLocation, useOutlet } from "react-router";
import type { LoadFailure } from "#app/ui/load-failure.ts";
import { LoadFailureNotice } from "#app/ui/load-failure-notice.tsx";
import { ListSearch, type SearchWords } from "./list-search.tsx";

/** A list of the dashboard, inert behind an open dialog; `empty` replaces its rows. */
export function ListPage({
  title,
  subtitle,
  action,
  search,
  empty,
  children,
}: {
  title: string;
  subtitle: string;
  action: ReactNode;
  search?: ReactNode;
  empty?: string | false;
  children: ReactNode;
}) {
  const dialog = useOutlet();
  return (
    <>
      <div inert={dialog !== null}>
        <header className="head">
          <div>
            <h1>{title}</h1>
            <p>{subtitle}</p>
          </div>
          {action}
        </header>
        {search}
        {empty ? (
          <p className="panel" role="status">
            {empty}
          </p>
        ) : (
          children
        )}
      </div>
      {dialog}
    </>
  );
}

/** The same where the list cannot be read; the search keeps what was typed. */
export function FailedListPage({
  title,
  subtitle,
  action,
  search,
  failure,
  loadFailure,
}: LoadFailure & {
  title: string;
  subtitle: string;
  action?: ReactNode;
  search?: SearchWords;
  failure: string;
}) {
  const q = new URLSearchParams(useLocation().search).get("q") ?? "";
  return (
    <ListPage
      title={title}
      subtitle={subtitle}
      action={action}
      search={search && <ListSearch {...search} q={q} />}
    >
      <LoadFailureNotice failure={failure} loadFailure={loadFailure} />
    </ListPage>
  );
}
