import { Link, type LinkProps, useLocation } from "react-router";

export function useKeptSearch(path: string): string {
  return path + useLocation().search;
}

export function DialogLink({ to, ...props }: LinkProps & { to: string }) {
  return <Link to={useKeptSearch(to)} preventScrollReset {...props} />;
}
