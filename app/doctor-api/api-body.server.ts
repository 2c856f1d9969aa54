import { type Fields, readBody } from "#app/api/body.server.ts";
import { flattenContact } from "#app/api/fields.ts";
import { fieldProblems, problem } from "#app/api/respond.server.ts";
import { removeSentFile } from "#app/forms/sent-file.server.ts";
import { PhotoError } from "#app/uploads/photo-error.ts";
import { storePhoto } from "#app/uploads/photos.server.ts";
import { doctorCall } from "./api-inputs.ts";
import { doctorBody, toDoctorFields } from "./json.ts";

const slotFields = ["hospitalSlots", "videoSlots"];

/** Reads a doctor from JSON or a form, and stores the photo. Throws a 400, 415 or 429 response. */
export async function readDoctor(request: Request, staffId: string) {
  const { fields, file } = await readBody(request, doctorCall);
  const result = doctorBody.safeParse(arrange(fields));
  try {
    if (!result.success) throw fieldProblems(result.error);
    const photo_key = file ? await storePhoto(file, staffId).catch(throwProblem) : undefined;
    return { ...toDoctorFields(result.data), photo_key };
  } finally {
    if (file) await removeSentFile(file);
  }
}

function throwProblem(error: unknown): never {
  if (!(error instanceof PhotoError)) throw error;
  const { message, retryAfter } = error;
  const errors = { file: [message] };
  if (retryAfter === undefined) throw problem(400, message, { errors });
  throw problem(429, message, { errors, headers: { "Retry-After": String(retryAfter) } });
}

function arrange(fields: Fields): Fields {
  const lists = slotFields.map((name) => [name, readSlots(fields[name])]);
  return { ...flattenContact(fields), ...Object.fromEntries(lists) };
}

function readSlots(value: unknown): unknown {
  const single = Array.isArray(value) && value.length === 1 ? value[0] : value;
  if (typeof single !== "string" || !single.startsWith("[")) return value;
  try {
    return JSON.parse(single);
  } catch {
    return value;
  }
}
