import { redirect } from "react-router";
import { readHospital } from "#app/hospital.server.ts";
import { logoIcon } from "#app/logo.ts";

/** For programs that ask for the icon without having read a page, which names it. */
export function loader() {
  const { logo } = readHospital();
  const headers = { "Cache-Control": "no-cache" };
  return redirect(logo ? logoIcon(logo, 32) : "/icon.ico", { headers });
}
