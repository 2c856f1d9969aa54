import { parseFormData } from "@remix-run/form-data-parser";
import { safeDashboardPath } from "./safe-path.ts";
import { hasSessionCookie } from "./session.server.ts";

/** A form that was sent after its session had ended: where to, and all that was typed into it. */
export interface Resume {
  path: string;
  fields: Array<[name: string, value: string]>;
}

const smallBody = 64 * 1024;

/**
 * Keeps what a form brought whose session has ended; photos are let go. A stranger's large body is
 * not read at all.
 */
export async function readResume(request: Request, url: URL): Promise<Resume> {
  const path = safeDashboardPath(url.pathname + url.search);
  const size = Number(request.headers.get("Content-Length") ?? Number.POSITIVE_INFINITY);
  if (!hasSessionCookie(request) && size > smallBody) return { path, fields: [] };
  const form = await parseFormData(request, () => null).catch(() => new FormData());
  const fields = [...form].filter(
    (entry): entry is [string, string] => typeof entry[1] === "string",
  );
  return { path, fields };
}

/** Reads a kept form back from the sign-in page; undefined when there is none or it is not ours. */
export function parseResume(text: FormDataEntryValue | null): Resume | undefined {
  if (typeof text !== "string" || text === "") return undefined;
  try {
    const { path, fields } = JSON.parse(text);
    const pairs = Array.isArray(fields) ? fields : [];
    return {
      path: safeDashboardPath(path),
      fields: pairs.map(([name, value]: [unknown, unknown]) => [String(name), String(value)]),
    };
  } catch {
    return undefined;
  }
}
