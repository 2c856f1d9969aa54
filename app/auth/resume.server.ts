import { readFormBody } from "#app/form-body.server.ts";
import { formsAt, maxFormTextBytes } from "#app/inputs.ts";
import { safeDashboardPath } from "./safe-path.ts";
import { findCookieSender } from "./session.server.ts";

export interface Resume {
  path: string;
  /** Empty when nothing could be kept. */
  fields: Array<[name: string, value: string]>;
  /** Part of the form were passwords or codes, which are never kept: it has to be filled in again. */
  hadSecrets?: true;
}

// Four lists of 200 insurers.
const maxFields = 3500;

// Of a photo that is part of the form no more is read.
const limits = { maxParts: maxFields, maxBytes: 2 * 1024 * 1024 };

const secretName = /password|^code$/i;

/**
 * Keeps the text fields of such a form, unless it has secrets, for the browser that had the session. `pattern` is the
 * address of the form as `routes.ts` has it.
 */
export async function readResume(request: Request, url: URL, pattern: string): Promise<Resume> {
  const path = safeDashboardPath(url.pathname + url.search);
  if (!(await findCookieSender(request))) return { path, fields: [] };
  const form = await readTexts(request, pattern).catch(() => new FormData());
  const hasSecrets = [...form.keys()].some((name) => secretName.test(name));
  return hasSecrets ? { path, fields: [], hadSecrets: true } : { path, fields: bounded([...form]) };
}

/** Nothing where a photo stands before what people have typed, and is too large to be read. */
async function readTexts(request: Request, pattern: string): Promise<FormData> {
  const { form, isCut } = await readFormBody(request, limits);
  const typed = formsAt(pattern).flatMap((input) => Object.keys(input.typed));
  return isCut && !typed.every((name) => form.has(name)) ? new FormData() : form;
}

export async function parseResume(
  request: Request,
  text: FormDataEntryValue | null,
): Promise<Resume | undefined> {
  if (typeof text !== "string" || text === "") return undefined;
  if (!(await findCookieSender(request))) return undefined;
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
