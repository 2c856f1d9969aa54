import { useLocation } from "react-router";
import { Link, type LinkProps } from "./link.tsx";

export function useKeptSearch(path: string): string {
  return path + useLocation().search;
}

export function DialogLink({ to, ...props }: LinkProps) {
  return <Link to={useKeptSearch(to)} preventScrollReset {...props} />;
}
