import { href } from "react-router";

/** The register has addresses of its own for who is away: the front desk does not open the list of doctors. */
export function isFromRegister({ pathname }: { pathname: string }): boolean {
  return pathname.startsWith(`${href("/dashboard/Register")}/`);
}
