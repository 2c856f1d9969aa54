import type { IncomingHttpHeaders } from "node:http";

const chosen = /(?:^|;\s*)lite=1(?:;|$)/;

export function isLite(headers: Headers): boolean {
  return isWanted(headers.get("Save-Data"), headers.get("Cookie"));
}

export function publicHeaders({
  cookie,
  "save-data": saveData,
}: IncomingHttpHeaders): Record<string, string> | undefined {
  return isWanted(saveData, cookie) ? { Cookie: "lite=1" } : undefined;
}

function isWanted(saveData: unknown, cookie: string | null | undefined): boolean {
  return saveData === "on" || chosen.test(cookie ?? "");
}
