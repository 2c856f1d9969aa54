import { href, useLocation, useOutlet } from "react-router";
import { requireStaff } from "#app/auth/guard.ts";
import { readListQuery } from "#app/http.ts";
import { ListSearch } from "#app/ui/list-search.tsx";
import { Pagination } from "#app/ui/pagination.tsx";
import { Table } from "#app/ui/table.tsx";
import { listApplicationsPage } from "#db/applications.ts";
import type { Route } from "./+types/staff-list";
import { StaffRow } from "./staff-row.tsx";

const columns = ["Name", "Email", "Phone", "Position Applied", "Resume", "Created At", "Actions"];

export const meta: Route.MetaFunction = () => [{ title: "Career Applications" }];

export function loader({ url, context }: Route.LoaderArgs) {
  requireStaff(context);
  const { q, page } = readListQuery(url);
  return { q, ...listApplicationsPage(q, page, 25) };
}

export default function StaffApplicationList({ loaderData }: Route.ComponentProps) {
  const { q, items: applications, page, pages } = loaderData;
  const { search } = useLocation();
  const dialog = useOutlet();
  return (
    <>
      <div inert={dialog !== null}>
        <header className="head">
          <div>
            <h1>Career Applications</h1>
            <p>Manage job applications</p>
          </div>
          {applications.length > 0 && (
            <a className="button quiet" href={`${href("/dashboard/Careers/export.csv")}${search}`}>
              Download as CSV
            </a>
          )}
        </header>
        <ListSearch
          label="Search"
          placeholder="Name, email, phone or position"
          q={q}
          all={href("/dashboard/Careers")}
          busy="Loading applications..."
        />
        {applications.length === 0 ? (
          <p className="panel" role="status">
            No career applications found
          </p>
        ) : (
          <Table columns={columns}>
            {applications.map((application) => (
              <StaffRow key={application.id} application={application} />
            ))}
          </Table>
        )}
        <Pagination page={page} pages={pages} />
      </div>
      {dialog}
    </>
  );
}
