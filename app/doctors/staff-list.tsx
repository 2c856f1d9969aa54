import { Fragment } from "react";
import { href, Link, useLocation } from "react-router";
import { readListQuery } from "#app/http.ts";
import { DialogLink } from "#app/ui/dialog-link.tsx";
import { ListPage } from "#app/ui/list-page.tsx";
import { ListSearch } from "#app/ui/list-search.tsx";
import { Pagination } from "#app/ui/pagination.tsx";
import { type Column, Table } from "#app/ui/table.tsx";
import { Photo } from "#app/uploads/photo.tsx";
import { type Doctor, listDoctorsByName } from "#db/doctors.ts";
import type { Route } from "./+types/staff-list";
import { AvailabilityForm } from "./availability-form.tsx";
import { displayField, type FieldName, fieldNames, labels } from "./fields.ts";
import { formatRupees } from "./money.ts";
import styles from "./staff-list.module.css";
import { years } from "./years.ts";

export const meta: Route.MetaFunction = () => [{ title: "Doctor List" }];

export function loader({ url }: Route.LoaderArgs) {
  const { q, page } = readListQuery(url);
  return { q, ...listDoctorsByName(q, page, 25), open: url.searchParams.get("open") };
}

const columns: Column<Doctor>[] = [
  {
    label: "Image",
    className: styles.image,
    cell: ({ photo_key }) => <Photo photoKey={photo_key} alt="" size={48} />,
  },
  { label: labels.name, className: styles.name, cell: (doctor) => <Name doctor={doctor} /> },
  { label: "Contact", className: styles.contact, cell: (doctor) => <Contact doctor={doctor} /> },
  { label: labels.specialization, cell: ({ specialization }) => specialization },
  { label: labels.hospital, cell: ({ hospital }) => hospital },
  { label: labels.experience, cell: ({ experience }) => years(experience) },
  { label: labels.fees, cell: ({ fees }) => formatRupees(fees) },
  { label: labels.availability, cell: (doctor) => <AvailabilityForm doctor={doctor} /> },
  { label: "Details", cell: (doctor) => <DetailsLink doctor={doctor} /> },
];

const inColumns: FieldName[] = [
  "photo_key",
  "name",
  "is_active",
  "email",
  "phone",
  "specialization",
  "hospital",
  "experience",
  "fees",
  "availability",
];
const detailNames = fieldNames.filter((name) => !inColumns.includes(name));

export default function StaffDoctorList({ loaderData }: Route.ComponentProps) {
  const { q, items: doctors, page, pages, open } = loaderData;
  return (
    <ListPage
      title="Doctor List"
      subtitle="Manage hospital doctors"
      action={
        <DialogLink className="button" to={href("/dashboard/AddDoctor/new")}>
          Add Doctor
        </DialogLink>
      }
      search={
        <ListSearch
          label="Search by name"
          q={q}
          all={href("/dashboard/AddDoctor")}
          busy="Loading doctors..."
        />
      }
      empty={doctors.length === 0 && "No doctors found"}
    >
      <Table
        columns={columns}
        rows={doctors}
        actions={Actions}
        details={(doctor) => doctor.id === open && <Details doctor={doctor} />}
      />
      <Pagination page={page} pages={pages} />
    </ListPage>
  );
}

function Name({ doctor: { name, is_active } }: { doctor: Doctor }) {
  return (
    <>
      <strong>{name}</strong>
      {!is_active && <span className={styles.hidden}>Not on website</span>}
    </>
  );
}

function Contact({ doctor: { email, phone } }: { doctor: Doctor }) {
  return (
    <>
      <a href={`mailto:${email}`}>{email}</a>
      <br />
      <a href={`tel:+91${phone}`}>{phone}</a>
    </>
  );
}

function DetailsLink({ doctor: { id, name } }: { doctor: Doctor }) {
  const parameters = new URLSearchParams(useLocation().search);
  const open = parameters.get("open") === id;
  if (open) parameters.delete("open");
  else parameters.set("open", id);
  return (
    <Link to={`?${parameters}`} preventScrollReset aria-expanded={open}>
      {open ? "Hide" : "View"}
      <span className="visually-hidden"> details of {name}</span>
    </Link>
  );
}

function Actions({ id, name }: Doctor) {
  return (
    <>
      <DialogLink to={href("/dashboard/AddDoctor/:id/edit", { id })}>
        Edit<span className="visually-hidden"> {name}</span>
      </DialogLink>
      <DialogLink to={href("/dashboard/AddDoctor/:id/delete", { id })}>
        Delete<span className="visually-hidden"> {name}</span>
      </DialogLink>
    </>
  );
}

function Details({ doctor }: { doctor: Doctor }) {
  return (
    <dl className={styles.details}>
      {detailNames.map((name) => (
        <Fragment key={name}>
          <dt>{labels[name]}</dt>
          <dd>{displayField(doctor, name) || "None"}</dd>
        </Fragment>
      ))}
    </dl>
  );
}
