import { href, Link, useLocation, useOutlet } from "react-router";
import { requireStaff } from "#app/auth/guard.ts";
import { readListQuery } from "#app/http.ts";
import { ListSearch } from "#app/ui/list-search.tsx";
import { Pagination } from "#app/ui/pagination.tsx";
import { Table } from "#app/ui/table.tsx";
import { listDoctorsByName } from "#db/doctors.ts";
import type { Route } from "./+types/staff-list";
import { StaffRow } from "./staff-row.tsx";

const columns = [
  "Image",
  "Name",
  "Contact",
  "Specialization",
  "Hospital",
  "Experience",
  "Fees",
  "Availability",
  "Details",
  "Actions",
];

export const meta: Route.MetaFunction = () => [{ title: "Doctor List" }];

export function loader({ url, context }: Route.LoaderArgs) {
  requireStaff(context);
  const { q, page } = readListQuery(url);
  return { q, ...listDoctorsByName(q, page, 25), open: url.searchParams.get("open") };
}

export default function StaffDoctorList({ loaderData }: Route.ComponentProps) {
  const { q, items: doctors, page, pages, open } = loaderData;
  const { search } = useLocation();
  const dialog = useOutlet();
  return (
    <>
      <div inert={dialog !== null}>
        <header className="head">
          <div>
            <h1>Doctor List</h1>
            <p>Manage hospital doctors</p>
          </div>
          <Link className="button" to={`${href("/dashboard/AddDoctor/new")}${search}`}>
            Add Doctor
          </Link>
        </header>
        <ListSearch
          label="Search by name"
          q={q}
          all={href("/dashboard/AddDoctor")}
          busy="Loading doctors..."
        />
        {doctors.length === 0 ? (
          <p className="panel" role="status">
            No doctors found
          </p>
        ) : (
          <Table columns={columns}>
            {doctors.map((doctor) => (
              <StaffRow key={doctor.id} doctor={doctor} open={doctor.id === open} />
            ))}
          </Table>
        )}
        <Pagination page={page} pages={pages} />
      </div>
      {dialog}
    </>
  );
}
