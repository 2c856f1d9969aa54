import { Link, useLocation } from "react-router";

/** Sorts a list by `by`, or the other way round if it is sorted so already. */
export function SortLink({
  label,
  by,
  sort,
}: {
  label: string;
  by: string;
  sort: string | undefined;
}) {
  const parameters = new URLSearchParams(useLocation().search);
  parameters.set("sort", sort === by ? `-${by}` : by);
  parameters.delete("page");
  return (
    <Link to={`?${parameters}`} preventScrollReset>
      {label}
      {sort === by && <span aria-hidden="true"> ▲</span>}
      {sort === `-${by}` && <span aria-hidden="true"> ▼</span>}
    </Link>
  );
}
