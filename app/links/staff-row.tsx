import { href, Link, useLocation } from "react-router";
import { webAddress } from "#app/text-rules.ts";
import { RowActions } from "#app/ui/table.tsx";
import type { Link as SocialLink } from "#db/links.ts";
import styles from "./staff-list.module.css";

/** A link's row in the staff's list, with its number in its category. */
export function StaffRow({ link, number }: { link: SocialLink; number: number }) {
  const { search } = useLocation();
  const { id, url } = link;
  return (
    <tr>
      <td data-label="#" className={styles.number}>
        {number}
      </td>
      <td data-label="URL">
        {webAddress(url) ? (
          <a href={url} target="_blank" rel="noopener noreferrer nofollow">
            {url}
            <span className="visually-hidden"> (opens a new tab)</span>
          </a>
        ) : (
          url
        )}
      </td>
      <RowActions>
        <Link to={`${href("/dashboard/Links/:id/delete", { id })}${search}`} preventScrollReset>
          Delete<span className="visually-hidden"> {url}</span>
        </Link>
      </RowActions>
    </tr>
  );
}
