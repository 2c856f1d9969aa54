import { Link, useLocation } from "react-router";
import styles from "./pagination.module.css";

/** Links to the pages before and after; `pages` is at least 1. */
export function Pagination({
  page,
  pages,
  isMore,
}: {
  page: number;
  pages: number;
  /** There are more than that, which were not counted. */
  isMore?: boolean | undefined;
}) {
  const { search } = useLocation();
  if (pages <= 1 && !isMore) return null;
  return (
    <nav className={styles.pagination} aria-label="Pages">
      {page > 1 && (
        <Link to={pathTo(search, page - 1)} rel="prev" discover="none">
          Previous
        </Link>
      )}
      <span>
        {`Page ${page.toLocaleString("en-IN")} of ${isMore ? "more than " : ""}${pages.toLocaleString("en-IN")}`}
      </span>
      {(page < pages || isMore) && (
        <Link to={pathTo(search, page + 1)} rel="next" discover="none">
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
