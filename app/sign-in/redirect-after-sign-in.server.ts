import { data, redirect } from "react-router";
import type { Resume } from "#app/auth/resume.server.ts";

export function redirectAfterSignIn(
  headers: Headers,
  { id, next, resume }: { id: string; next: string; resume: Resume | undefined },
) {
  if (!resume?.fields.length || resume.owner !== id) {
    return redirect(next, { status: 303, headers });
  }
  return data({ signedIn: true as const, resume }, { headers });
}
