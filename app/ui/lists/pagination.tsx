import { Link, useLocation } from "react-router";
import { fillPlaces } from "#app/language/messages.ts";
import { useShell } from "#app/words/shell.ts";
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
  const { pages: words } = useShell();
  if (pages <= 1 && !isMore) return null;
  return (
    <nav className={styles.pagination} aria-label={words.label}>
      {page > 1 && (
        <Link to={pathTo(search, page - 1)} rel="prev" discover="none">
          {words.previous}
        </Link>
      )}
      <span>
        {fillPlaces(isMore ? words.placeOfMore : words.place, {
          page: page.toLocaleString("en-IN"),
          pages: pages.toLocaleString("en-IN"),
        })}
      </span>
      {(page < pages || isMore) && (
        <Link to={pathTo(search, page + 1)} rel="next" discover="none">
          {words.next}
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
