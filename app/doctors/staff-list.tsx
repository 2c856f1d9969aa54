import { Form, href, Link, useLocation, useNavigation, useOutlet } from "react-router";
import { requireStaff } from "#app/auth/guard.ts";
import { Pagination } from "#app/ui/pagination.tsx";
import { listDoctorsByName } from "#db/doctors.ts";
import type { Route } from "./+types/staff-list";
import styles from "./staff-list.module.css";
import { StaffRow } from "./staff-row.tsx";

const perPage = 25;
const longestSearch = 100;

export const meta: Route.MetaFunction = () => [{ title: "Doctor List" }];

export function loader({ url, context }: Route.LoaderArgs) {
  requireStaff(context);
  const q = (url.searchParams.get("q") ?? "").trim().slice(0, longestSearch);
  const wanted = Math.min(
    Math.max(Number.parseInt(url.searchParams.get("page") ?? "1", 10) || 1, 1),
    100_000,
  );
  const first = listDoctorsByName(q, wanted, perPage);
  const pages = Math.max(1, Math.ceil(first.total / perPage));
  const page = Math.min(wanted, pages);
  const { items, total } = page === wanted ? first : listDoctorsByName(q, page, perPage);
  return { q, page, pages, total, doctors: items, open: url.searchParams.get("open") };
}

export default function StaffDoctorList({ loaderData }: Route.ComponentProps) {
  const { q, page, pages, doctors, open } = loaderData;
  const { search } = useLocation();
  const dialog = useOutlet();
  const searching = useNavigation().formMethod === "GET";
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
        <Form method="get" role="search" className={styles.search}>
          <label htmlFor="search">Search by name</label>
          <input
            key={q}
            id="search"
            type="search"
            name="q"
            defaultValue={q}
            maxLength={longestSearch}
          />
          <button type="submit" className="button quiet">
            Search
          </button>
          {q && <Link to={href("/dashboard/AddDoctor")}>Show all</Link>}
        </Form>
        {searching && <p role="status">Loading doctors...</p>}
        {doctors.length === 0 ? (
          <p className="panel" role="status">
            No doctors found
          </p>
        ) : (
          <div className={styles.scroll}>
            <table className={styles.table}>
              <thead>
                <tr>
                  <th scope="col">Image</th>
                  <th scope="col">Name</th>
                  <th scope="col">Contact</th>
                  <th scope="col">Specialization</th>
                  <th scope="col">Hospital</th>
                  <th scope="col">Experience</th>
                  <th scope="col">Fees</th>
                  <th scope="col">Availability</th>
                  <th scope="col">Details</th>
                  <th scope="col">Actions</th>
                </tr>
              </thead>
              <tbody>
                {doctors.map((doctor) => (
                  <StaffRow key={doctor.id} doctor={doctor} open={doctor.id === open} />
                ))}
              </tbody>
            </table>
          </div>
        )}
        <Pagination page={page} pages={pages} pathTo={(number) => pathTo(search, "page", number)} />
      </div>
      {dialog}
    </>
  );
}

function pathTo(search: string, name: string, value: string | number): string {
  const parameters = new URLSearchParams(search);
  parameters.set(name, String(value));
  return `?${parameters}`;
}
