import type { ComponentProps } from "react";
import { Link as RouterLink } from "react-router";

export interface LinkProps extends ComponentProps<"a"> {
  /** From the root on, such as `/dashboard/Careers?page=2`. */
  to: string;
  replace?: boolean;
  preventScrollReset?: boolean;
}

/**
 * React Router's link, for lists, which have hundreds. The server renders its element alone, without what only a
 * click needs.
 */
export function Link({ to, replace, preventScrollReset, ...attributes }: LinkProps) {
  if (import.meta.env.SSR) return <a {...attributes} href={to} data-discover="true" />;
  const navigation = { to, replace, preventScrollReset };
  return <RouterLink {...attributes} {...navigation} />;
}
