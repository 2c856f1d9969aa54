import { safePath } from "#app/http.ts";

/** A path of our own dashboard to go to after sign-in; anything else becomes the dashboard itself. */
export function safeDashboardPath(wanted: unknown): string {
  const path = safePath(wanted);
  return /^\/dashboard(?:[/?]|$)/i.test(path) ? path : "/dashboard";
}
