import { Fragment } from "react";
import { href, useLocation } from "react-router";
import {
  displayField,
  type FieldName,
  fieldNames,
  labels,
  pickFields,
} from "#app/doctors/fields.ts";
import { doctorsQuery } from "#app/doctors/staff-inputs.ts";
import { years } from "#app/doctors/years.ts";
import { formatRupees } from "#app/language/money.ts";
import { orLoadFailure } from "#app/requests/failure.server.ts";
import { readFlash } from "#app/requests/flash.server.ts";
import { readQuery } from "#app/requests/http.ts";
import { rowsPerPage } from "#app/requests/list-place.ts";
import { byDoctor, readClock, readTimetableOfAll } from "#app/timetable/timetable.server.ts";
import { describeShort, type OpdLine } from "#app/timetable/words.ts";
import { DialogLink } from "#app/ui/dialog-link.tsx";
import { EmailLink } from "#app/ui/email-link.tsx";
import { Link } from "#app/ui/link.tsx";
import { FailedListPage, ListPage } from "#app/ui/lists/list-page.tsx";
import { Pagination } from "#app/ui/lists/pagination.tsx";
import { type Column, Table } from "#app/ui/lists/table.tsx";
import { isLoadFailure } from "#app/ui/load-failure.ts";
import { Photo } from "#app/uploads/photo.tsx";
import { listDoctorPage } from "#db/doctors/doctor-list.ts";
import type { Doctor } from "#db/doctors/doctors.ts";
import type { Route } from "./+types/staff-list";
import { AvailabilityForm } from "./availability-form.tsx";
import styles from "./staff-list.module.css";
import { StaffSearch, searchWords } from "./staff-search.tsx";
import { readSelection } from "./staff-selection.server.ts";

export const reads = [doctorsQuery];

export const meta: Route.MetaFunction = () => [{ title: "Doctor List" }];

export async function loader({ request, url }: Route.LoaderArgs) {
  const changed = (await readFlash(request))?.changed;
  return orLoadFailure(() => {
    const { typed, page, selection, specializations } = readSelection(url, changed);
    const { items, ...place } = listDoctorPage(selection, page, rowsPerPage);
    const { open } = readQuery(url, doctorsQuery);
    return {
      typed,
      changed,
      specializations,
      ...place,
      items: items.map((doctor) => pickFields(doctor, inRow)),
      open: items.find(({ id }) => id === open),
      opd: describeOpd(items),
    };
  });
}

/** Of each doctor with a timetable, when the doctor is there. */
function describeOpd(doctors: Doctor[]): Record<string, OpdLine> {
  const moment = readClock();
  const listed = doctors.map(({ id }) => id);
  const timetable = readTimetableOfAll(listed, moment.day);
  const of = byDoctor(timetable);
  const ids = [...timetable.sittings, ...timetable.absences].map(({ doctor_id }) => doctor_id);
  return Object.fromEntries([...new Set(ids)].map((id) => [id, describeShort(of(id), moment)]));
}

const inColumns = [
  "photo_key",
  "name",
  "is_active",
  "email",
  "phone",
  "specialization",
  "experience",
  "fees",
  "availability",
] satisfies FieldName[];
// Not the long texts, which only the details of one doctor show.
const inRow = ["id", "hospital", ...inColumns] as const;
const detailNames = fieldNames.filter((name) => !inColumns.some((one) => one === name));

type RowDoctor = Pick<Doctor, (typeof inRow)[number]>;

interface Listed extends RowDoctor {
  opd?: OpdLine;
}

const columns: Column<Listed>[] = [
  {
    label: "Image",
    className: styles.image,
    card: "picture",
    cell: ({ photo_key }) => <Photo photoKey={photo_key} alt="" size={48} />,
  },
  {
    label: labels.name,
    sort: "name",
    isName: true,
    card: "name",
    cell: (doctor) => <Name doctor={doctor} />,
  },
  { label: "Contact", className: styles.contact, cell: (doctor) => <Contact doctor={doctor} /> },
  {
    label: labels.specialization,
    sort: "specialization",
    className: styles.specialization,
    card: "line",
    cell: ({ specialization }) => specialization,
  },
  {
    label: labels.hospital,
    sort: "hospital",
    className: styles.hospital,
    cell: ({ hospital }) => <span title={hospital}>{hospital}</span>,
  },
  {
    label: labels.experience,
    sort: "experience",
    className: styles.experience,
    card: "line",
    cell: ({ experience }) => years(experience),
  },
  {
    label: labels.fees,
    sort: "fees",
    className: styles.fees,
    card: "line",
    cell: ({ fees }) => formatRupees(fees),
  },
  {
    label: labels.availability,
    sort: "availability",
    className: styles.availability,
    card: "state",
    cell: (doctor) => (
      <>
        <AvailabilityForm doctor={doctor} />
        {doctor.availability === "available" && doctor.opd && <Opd opd={doctor.opd} />}
        <AwayLink doctor={doctor} className={styles.onPhone} />
      </>
    ),
  },
  {
    label: "Details",
    className: styles.detailsLink,
    cell: (doctor) => (
      <>
        <DetailsLink doctor={doctor} /> <TimesLink doctor={doctor} />
      </>
    ),
  },
];

export default function StaffDoctorList({ loaderData }: Route.ComponentProps) {
  const heading = {
    title: "Doctor List",
    subtitle: "Manage hospital doctors",
    action: (
      <div className="row">
        <DialogLink className="button" to={href("/dashboard/AddDoctor/new")}>
          Add Doctor
        </DialogLink>
        <Link className="button quiet" to={href("/dashboard/AddDoctor/Import")}>
          Import or export
        </Link>
      </div>
    ),
  };
  const failed = { ...heading, search: searchWords, failure: "Failed to fetch doctors" };
  if (isLoadFailure(loaderData)) return <FailedListPage {...failed} {...loaderData} />;
  const { typed, specializations, items, opd, page, pages, open, changed } = loaderData;
  const doctors = items.map((doctor): Listed => ({ ...doctor, opd: opd[doctor.id] }));
  return (
    <ListPage
      {...heading}
      search={<StaffSearch typed={typed} specializations={specializations} />}
      empty={doctors.length === 0 && "No doctors found"}
    >
      <Table
        columns={columns}
        rows={doctors}
        actions={Actions}
        details={({ id }) => open?.id === id && <Details doctor={open} />}
        changed={changed}
        sort={typed.sort ?? (typed.q ? undefined : "name")}
      />
      <Pagination page={page} pages={pages} />
    </ListPage>
  );
}

function Opd({ opd: { tone, text } }: { opd: OpdLine }) {
  return <small className={`${styles.opd} ${tone === "away" ? styles.away : ""}`}>{text}</small>;
}

function Name({ doctor: { name, is_active } }: { doctor: RowDoctor }) {
  return (
    <>
      <strong>{name}</strong>
      {!is_active && <span className={styles.hidden}>Not on website</span>}
    </>
  );
}

function Contact({ doctor: { email, phone } }: { doctor: RowDoctor }) {
  return (
    <>
      <a href={`tel:+91${phone}`}>{phone}</a>
      <br />
      <EmailLink email={email} />
    </>
  );
}

function DetailsLink({ doctor: { id, name } }: { doctor: RowDoctor }) {
  const { pathname, search } = useLocation();
  const parameters = new URLSearchParams(search);
  const open = parameters.get("open") === id;
  if (open) parameters.delete("open");
  else parameters.set("open", id);
  return (
    <Link to={`${pathname}?${parameters}`} preventScrollReset aria-expanded={open}>
      {open ? "Hide" : "View"}
      <span className="visually-hidden"> details of {name}</span>
    </Link>
  );
}

function TimesLink({ doctor: { id, name } }: { doctor: RowDoctor }) {
  return (
    <Link to={href("/dashboard/AddDoctor/:id/OPD", { id })}>
      OPD<span className="visually-hidden"> times of {name}</span>
    </Link>
  );
}

function AwayLink({
  doctor: { id, name },
  className,
}: {
  doctor: Pick<RowDoctor, "id" | "name">;
  className?: string;
}) {
  return (
    <DialogLink to={href("/dashboard/AddDoctor/:id/away", { id })} className={className}>
      Away…<span className="visually-hidden"> {name}</span>
    </DialogLink>
  );
}

function Actions({ id, name }: RowDoctor) {
  return (
    <>
      <DialogLink to={href("/dashboard/AddDoctor/:id/edit", { id })}>
        Edit<span className="visually-hidden"> {name}</span>
      </DialogLink>
      <AwayLink doctor={{ id, name }} />
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
      {doctor.is_active && (
        <>
          <dt>Website</dt>
          <dd>
            <a href={href("/doctor/:id", { id: doctor.id })} target="_blank" rel="noopener">
              View on website<span className="visually-hidden"> (opens a new tab)</span>
            </a>
          </dd>
        </>
      )}
    </dl>
  );
}
