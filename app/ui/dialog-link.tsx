import { Link, type LinkProps, useLocation } from "react-router";

/** A path with the search string of this page: a list behind a dialog stays as it was searched. */
export function useKeptSearch(path: string): string {
  return path + useLocation().search;
}

/** A link to a dialog over this page, or back from it: the page behind stays as it is. */
export function DialogLink({ to, ...props }: LinkProps & { to: string }) {
  return <Link to={useKeptSearch(to)} preventScrollReset {...props} />;
}
