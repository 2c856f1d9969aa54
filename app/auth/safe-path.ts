import { safePath } from "#app/http.ts";

export function safeDashboardPath(wanted: unknown): string {
  const path = safePath(wanted);
  return /^\/dashboard(?:[/?]|$)/i.test(path) ? path : "/dashboard";
}
