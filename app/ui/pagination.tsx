import { Link } from "react-router";
import styles from "./pagination.module.css";

/** Links to the pages of a list; nothing when there is one page. `pathTo` names the address of a page. */
export function Pagination({
  page,
  pages,
  pathTo,
}: {
  page: number;
  pages: number;
  pathTo: (page: number) => string;
}) {
  if (pages <= 1) return null;
  return (
    <nav className={styles.pagination} aria-label="Pages">
      {page > 1 && (
        <Link to={pathTo(page - 1)} rel="prev">
          Previous
        </Link>
      )}
      <span>
        Page {page} of {pages}
      </span>
      {page < pages && (
        <Link to={pathTo(page + 1)} rel="next">
          Next
        </Link>
      )}
    </nav>
  );
}
