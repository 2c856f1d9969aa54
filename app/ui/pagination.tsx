import { Link, useLocation } from "react-router";
import styles from "./pagination.module.css";

export function Pagination({ page, pages }: { page: number; pages: number }) {
  const { search } = useLocation();
  if (pages <= 1) return null;
  return (
    <nav className={styles.pagination} aria-label="Pages">
      {page > 1 && (
        <Link to={pathTo(search, page - 1)} rel="prev">
          Previous
        </Link>
      )}
      <span>
        Page {page} of {pages}
      </span>
      {page < pages && (
        <Link to={pathTo(search, page + 1)} rel="next">
          Next
        </Link>
      )}
    </nav>
  );
}

function pathTo(search: string, page: number): string {
  const parameters = new URLSearchParams(search);
  parameters.set("page", String(page));
  return `?${parameters}`;
}
