import type { IncomingHttpHeaders } from "node:http";

const chosen = /(?:^|;\s*)lite=1(?:;|$)/;

/** Lite is chosen in the footer, or by a browser that saves data. */
export function isLite(headers: Headers): boolean {
  return headers.get("Save-Data") === "on" || chosen.test(headers.get("Cookie") ?? "");
}

/** The request headers that a public page depends on, reduced to what makes a difference. */
export function publicHeaders({
  cookie,
  "save-data": saveData,
}: IncomingHttpHeaders): Record<string, string> | undefined {
  if (saveData === "on") return { "Save-Data": "on" };
  return cookie !== undefined && chosen.test(cookie) ? { Cookie: "lite=1" } : undefined;
}
