import { safePath } from "#app/requests/http.ts";

export function safeDashboardPath(wanted: unknown): string {
  const path = safePath(wanted);
  return /^\/dashboard(?:[/?]|$)/i.test(path) ? path : "/dashboard";
}
