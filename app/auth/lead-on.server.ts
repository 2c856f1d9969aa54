import { data, redirect } from "react-router";
import type { Resume } from "./resume.server.ts";

/** After a sign-in: to the page that was wanted, or to the form that is still to be sent. */
export function leadOn(headers: Headers, next: string, resume: Resume | undefined) {
  if (!resume?.fields.length) return redirect(next, { status: 303, headers });
  return data({ signedIn: true as const, resume }, { headers });
}
