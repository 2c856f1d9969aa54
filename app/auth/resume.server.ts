import { readFormBody } from "#app/form-body.server.ts";
import { maxFormTextBytes, photoFormBytes } from "#app/inputs.ts";
import { safeDashboardPath } from "./safe-path.ts";
import { hadCookieSession } from "./session.server.ts";

export interface Resume {
  path: string;
  /** Empty when nothing could be kept. */
  fields: Array<[name: string, value: string]>;
  /** Part of the form were passwords or codes, which are never kept: it has to be filled in again. */
  hadSecrets?: true;
}

// Four lists of 200 insurers.
const maxFields = 3500;

// A photo may be part of the form; it is read and dropped.
const limits = { maxParts: maxFields, maxBytes: photoFormBytes };

const secretName = /password|^code$/i;

/** Keeps the text fields of such a form, unless it has secrets, for the browser that had the session. */
export async function readResume(request: Request, url: URL): Promise<Resume> {
  const path = safeDashboardPath(url.pathname + url.search);
  if (!(await hadCookieSession(request))) return { path, fields: [] };
  const { form } = await readFormBody(request, limits).catch(() => ({ form: new FormData() }));
  const hasSecrets = [...form.keys()].some((name) => secretName.test(name));
  return hasSecrets ? { path, fields: [], hadSecrets: true } : { path, fields: bounded([...form]) };
}

export async function parseResume(
  request: Request,
  text: FormDataEntryValue | null,
): Promise<Resume | undefined> {
  if (typeof text !== "string" || text === "") return undefined;
  if (!(await hadCookieSession(request))) return undefined;
  try {
    const { path, fields } = JSON.parse(text);
    return {
      path: safeDashboardPath(path),
      fields: bounded(Array.isArray(fields) ? fields.filter(Array.isArray) : []),
    };
  } catch {
    return undefined;
  }
}

function bounded(fields: unknown[][]): Resume["fields"] {
  const texts = fields.filter(
    (field): field is [string, string] =>
      typeof field[0] === "string" && typeof field[1] === "string" && !secretName.test(field[0]),
  );
  const bytes = texts.reduce((sum, pair) => sum + Buffer.byteLength(pair.join("")), 0);
  return texts.length <= maxFields && bytes <= maxFormTextBytes ? texts : [];
}
