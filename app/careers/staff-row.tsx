import { href, Link, useLocation } from "react-router";
import { webAddress } from "#app/text-rules.ts";
import { LocalTime } from "#app/ui/local-time.tsx";
import { RowActions } from "#app/ui/table.tsx";
import type { Application } from "#db/applications.ts";

/** An application's row in the staff's list. */
export function StaffRow({ application }: { application: Application }) {
  const { search } = useLocation();
  const { id, name, email, phone, position, resume_link, created_at } = application;
  return (
    <tr>
      <td data-label="Name">
        <strong>{name}</strong>
      </td>
      <td data-label="Email">
        <a href={`mailto:${email}`}>{email}</a>
      </td>
      <td data-label="Phone">
        <a href={`tel:+91${phone}`}>{phone}</a>
      </td>
      <td data-label="Position Applied">{position}</td>
      <td data-label="Resume">
        {webAddress(resume_link) ? (
          <a href={resume_link} target="_blank" rel="noopener noreferrer nofollow">
            View Resume<span className="visually-hidden"> of {name}, opens a new tab</span>
          </a>
        ) : (
          "N/A"
        )}
      </td>
      <td data-label="Created At">
        <LocalTime at={created_at} />
      </td>
      <RowActions>
        <Link to={`${href("/dashboard/Careers/:id/delete", { id })}${search}`} preventScrollReset>
          Delete<span className="visually-hidden"> {name}</span>
        </Link>
      </RowActions>
    </tr>
  );
}
