import { maxFormTextBytes, smallForm } from "#app/forms/field-lengths.ts";
import { readFormBody } from "#app/forms/form-body.server.ts";
import type { FormInput } from "#app/forms/route-inputs.ts";
import { accountField } from "#app/ui/fields/account-field.tsx";
import { safeDashboardPath } from "./safe-path.ts";
import { findCookieSender } from "./session.server.ts";

export interface Resume {
  path: string;
  owner?: string | undefined;
  fields: Array<[name: string, value: string]>;
  /** Part of the form were passwords or codes, which are never kept: it has to be filled in again. */
  hadSecrets?: true;
}

const maxFields = 3500;

const limits = { maxParts: maxFields, maxBytes: 2 * 1024 * 1024 };

// Of the other fields of the form for signing in, with what parts them.
const bytesOfSignIn = 8 * 1024;

const secretName = /password|^code$/i;

/** Keeps no form with secrets; a large one only for the browser that had the session. */
export async function readResume(
  request: Request,
  url: URL,
  forms: readonly FormInput[],
): Promise<Resume> {
  const path = safeDashboardPath(url.pathname + url.search);
  const ofSession = (await findCookieSender(request))?.account;
  if (!ofSession && !isSmall(request)) return { path, fields: [] };
  const form = await readTexts(request, forms).catch(() => new FormData());
  const hasSecrets = [...form.keys()].some((name) => secretName.test(name));
  const owner = String(form.get(accountField) ?? ofSession ?? "") || undefined;
  form.delete(accountField);
  if (hasSecrets) return { path, owner, fields: [], hadSecrets: true };
  const resume = { path, owner, fields: bounded([...form]) };
  return ofSession || isCarried(resume) ? resume : { path, fields: resume.fields };
}

/** From who shows no session, the page for signing in takes a small form alone. */
function isCarried(resume: Resume): boolean {
  return Buffer.byteLength(JSON.stringify(resume)) <= smallForm - bytesOfSignIn;
}

function isSmall(request: Request): boolean {
  const length = request.headers.get("Content-Length");
  return length !== null && Number(length) <= smallForm;
}

/** Nothing where a photo stands before what people have typed, and is too large to be read. */
async function readTexts(request: Request, forms: readonly FormInput[]): Promise<FormData> {
  const { form, isCut } = await readFormBody(request, limits);
  const typed = forms.flatMap((one) => Object.keys(one.typed ?? {}));
  return isCut && !typed.every((name) => form.has(name)) ? new FormData() : form;
}

export async function parseResume(
  request: Request,
  text: FormDataEntryValue | null,
): Promise<Resume | undefined> {
  if (typeof text !== "string" || text === "") return undefined;
  const ofSession = (await findCookieSender(request))?.account;
  if (!ofSession && text.length > 2 * smallForm) return undefined;
  try {
    const { path, owner, fields } = JSON.parse(text);
    return {
      path: safeDashboardPath(path),
      owner: typeof owner === "string" ? owner : ofSession,
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
