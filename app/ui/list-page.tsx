import type { ReactNode } from "react";
import { useOutlet } from "react-router";

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
