import { href } from "react-router";

const unchecked = href("/dashboard/Careers/Unchecked");

/** Whether the address is that of the unchecked applications, or of a dialog over them. */
export function isUnchecked(pathname: string): boolean {
  return pathname === unchecked || pathname.startsWith(`${unchecked}/`);
}

/** The list over which a dialog lies. */
export function listPathOf(pathname: string): string {
  return isUnchecked(pathname) ? unchecked : href("/dashboard/Careers");
}
