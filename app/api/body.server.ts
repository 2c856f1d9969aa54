import { MaxFilesExceededError } from "@remix-run/form-data-parser";
import type { z } from "zod";
import { smallForm } from "#app/forms/field-lengths.ts";
import { type FormBody, readFormBody } from "#app/forms/form-body.server.ts";
import type { CallInput } from "#app/forms/route-inputs.ts";
import type { SentFile } from "#app/forms/sent-file.server.ts";
import { keyHeader } from "./describe.ts";
import { checkSent, problem } from "./respond.server.ts";

const maxDepth = 8;
const maxFormParts = 60;
const formTypes = ["multipart/form-data", "application/x-www-form-urlencoded"];

export type Fields = Record<string, unknown>;

function mediaType(request: Request): string {
  return (request.headers.get("Content-Type") ?? "").split(";")[0]?.trim().toLowerCase() ?? "";
}

/** Returns the declared fields of a JSON object or, if the call takes one, of a form. Throws a 400, 413 or 415. */
export async function readBody(
  request: Request,
  call: CallInput,
): Promise<{ fields: Fields; file?: SentFile }> {
  if (call.asForm && formTypes.includes(mediaType(request))) {
    const { form, ...found } = await parseForm(request, call);
    return { fields: toFields(form, call), ...found };
  }
  const body = await readObject(request);
  const known = [...Object.keys({ ...call.fields, ...call.lists }), ...(call.objects ?? [])];
  const fields = known.flatMap((field) =>
    Object.hasOwn(body, field) ? [[field, body[field]]] : [],
  );
  return { fields: Object.fromEntries(fields) };
}

export async function readChecked<Schema extends z.ZodType>(
  request: Request,
  call: CallInput,
  schema: Schema,
) {
  const { fields } = await readBody(request, call);
  return checkSent(schema, fields);
}

/** The Idempotency-Key of a call; undefined without one. Throws a 400. */
export function readKey(request: Request): string | undefined {
  const key = request.headers.get(keyHeader);
  if (key === null || /^[\w-]{22,64}$/.test(key)) return key ?? undefined;
  throw problem(400, `${keyHeader} must be 22 to 64 of A–Z, a–z, 0–9, _ and -.`);
}

async function readObject(request: Request): Promise<Fields> {
  if (mediaType(request) !== "application/json") {
    throw problem(415, "Please send JSON, as application/json.");
  }
  const body = await parseJson(request);
  if (typeof body !== "object" || body === null || Array.isArray(body)) {
    throw problem(400, "The body must be a JSON object.");
  }
  if (isDeeperThan(maxDepth, body)) {
    throw problem(400, `The body is nested more than ${maxDepth} levels deep.`);
  }
  return body as Fields;
}

async function parseJson(request: Request): Promise<unknown> {
  try {
    return JSON.parse(
      new TextDecoder("utf-8", { fatal: true }).decode(await request.arrayBuffer()),
    );
  } catch {
    throw problem(400, "The body is not valid JSON.");
  }
}

async function parseForm(
  request: Request,
  { bytes = smallForm, file }: CallInput,
): Promise<FormBody> {
  try {
    return await readFormBody(request, { maxParts: maxFormParts, maxBytes: bytes, file });
  } catch (error) {
    if (error instanceof Response) throw error;
    if (error instanceof MaxFilesExceededError) throw problem(400, "Only one photo can be sent.");
    throw problem(400, "The form did not arrive whole. Please send it again.");
  }
}

function toFields(form: FormData, { fields: known, lists = {} }: CallInput): Fields {
  const fields = new Map<string, unknown>();
  for (const [key, value] of form) {
    // Lists also come as `name[]` or `name[0]`.
    const name = key.replace(/\[\d*\]$/, "");
    if (Object.hasOwn(lists, name)) {
      fields.set(name, [...((fields.get(name) as unknown[]) ?? []), value]);
    } else if (Object.hasOwn(known, key)) {
      if (fields.has(key)) throw problem(400, "A field was sent twice.");
      fields.set(key, value);
    }
  }
  return Object.fromEntries(fields);
}

function isDeeperThan(levels: number, value: unknown): boolean {
  if (typeof value !== "object" || value === null) return false;
  return levels === 0 || Object.values(value).some((inner) => isDeeperThan(levels - 1, inner));
}
