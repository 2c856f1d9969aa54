import { href, Link, useLocation } from "react-router";
import { RowActions } from "#app/ui/table.tsx";
import { Photo } from "#app/uploads/photo.tsx";
import type { Doctor } from "#db/doctors.ts";
import { AvailabilityForm } from "./availability-form.tsx";
import { formatRupees } from "./money.ts";
import styles from "./staff-list.module.css";
import { years } from "./years.ts";

/** A doctor's row in the staff's list; `open` shows the details below it. */
export function StaffRow({ doctor, open }: { doctor: Doctor; open: boolean }) {
  const { search } = useLocation();
  const { id, name } = doctor;
  return (
    <>
      <tr>
        <td data-label="Image" className={styles.image}>
          <Photo photoKey={doctor.photo_key} alt="" size={48} />
        </td>
        <td data-label="Name" className={styles.name}>
          <strong>{name}</strong>
          {!doctor.is_active && <span className={styles.hidden}>Not on website</span>}
        </td>
        <td data-label="Contact" className={styles.contact}>
          <a href={`mailto:${doctor.email}`}>{doctor.email}</a>
          <br />
          <a href={`tel:+91${doctor.phone}`}>{doctor.phone}</a>
        </td>
        <td data-label="Specialization">{doctor.specialization}</td>
        <td data-label="Hospital">{doctor.hospital}</td>
        <td data-label="Experience">{years(doctor.experience)}</td>
        <td data-label="Fees">{formatRupees(doctor.fees)}</td>
        <td data-label="Availability">
          <AvailabilityForm doctor={doctor} />
        </td>
        <td data-label="Details">
          <Link
            to={detailsPath(search, open ? undefined : id)}
            preventScrollReset
            aria-expanded={open}
          >
            {open ? "Hide" : "View"}
            <span className="visually-hidden"> details of {name}</span>
          </Link>
        </td>
        <RowActions>
          <Link to={`${href("/dashboard/AddDoctor/:id/edit", { id })}${search}`} preventScrollReset>
            Edit<span className="visually-hidden"> {name}</span>
          </Link>
          <Link
            to={`${href("/dashboard/AddDoctor/:id/delete", { id })}${search}`}
            preventScrollReset
          >
            Delete<span className="visually-hidden"> {name}</span>
          </Link>
        </RowActions>
      </tr>
      {open && <Details doctor={doctor} />}
    </>
  );
}

function Details({ doctor }: { doctor: Doctor }) {
  return (
    <tr className={styles.details}>
      <td colSpan={10}>
        <dl>
          <dt>About</dt>
          <dd>{doctor.about}</dd>
          <dt>Qualification</dt>
          <dd>{doctor.qualification}</dd>
          <dt>Member of</dt>
          <dd>{doctor.awards}</dd>
          <dt>Hospital Slots</dt>
          <dd>{doctor.hospital_slots.join(", ") || "None"}</dd>
          <dt>Video Slots</dt>
          <dd>{doctor.video_slots.join(", ") || "None"}</dd>
        </dl>
      </td>
    </tr>
  );
}

function detailsPath(search: string, id: string | undefined): string {
  const parameters = new URLSearchParams(search);
  parameters.delete("open");
  if (id) parameters.set("open", id);
  return `?${parameters}`;
}
