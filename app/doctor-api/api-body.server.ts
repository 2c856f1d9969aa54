import { type Fields, readBody } from "#app/api/body.server.ts";
import { flattenContact } from "#app/api/fields.ts";
import { checkSent, problem } from "#app/api/respond.server.ts";
import { PhotoError } from "#app/uploads/photo-error.ts";
import { storePhoto } from "#app/uploads/photos.server.ts";
import { doctorCall } from "./api-inputs.ts";
import { doctorExample } from "./example.ts";
import { doctorBody, doctorFormBody, doctorJsonBody, toDoctorFields } from "./json.ts";

export const describedDoctor = {
  reads: doctorCall,
  schema: doctorJsonBody,
  example: doctorExample,
  schemasOfForms: { "multipart/form-data": doctorFormBody },
};

export const aboutForms =
  "In a form, phone and email are fields of their own, each list is JSON or one field for each slot, and file brings a photo.";

const slotFields = ["hospitalSlots", "videoSlots"];

/** Reads a doctor from JSON or a form, and stores the photo. Throws a 400, 415 or 429 response. */
export async function readDoctor(request: Request, staffId: string) {
  const { fields, file } = await readBody(request, doctorCall);
  await using photo = file;
  const doctor = checkSent(doctorBody, arrange(fields));
  const photo_key = photo ? await storePhoto(photo, staffId).catch(throwProblem) : undefined;
  return { ...toDoctorFields(doctor), photo_key };
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
