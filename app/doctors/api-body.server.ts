import { refuse, refuseFields } from "#app/api/answer.server.ts";
import { type Fields, readJsonOrForm } from "#app/api/body.server.ts";
import { layContactFlat } from "#app/api/fields.ts";
import { maxPhotoBytes } from "#app/uploads/limits.ts";
import { PhotoRefusal, storePhoto } from "#app/uploads/photos.server.ts";
import { doctorBody, toColumns } from "./json.ts";

// A little more than a photo may have, so that one that is too large gets a text of its own.
const maxFormBytes = maxPhotoBytes + 1024 * 1024;
const slotFields = ["hospitalSlots", "videoSlots"];

/**
 * Reads a doctor from JSON or a form under the names of the columns, and stores the photo that came
 * along; `photo_key` is missing without one. Throws what to answer instead: a 400, 415 or 429.
 */
export async function readDoctor(request: Request, staffId: string) {
  const { fields, file } = await readJsonOrForm(request, slotFields, maxFormBytes);
  const result = doctorBody.safeParse(arrange(fields));
  if (!result.success) throw refuseFields(result.error);
  const photo_key = file ? await storePhoto(file, staffId).catch(refusePhoto) : undefined;
  return { ...toColumns(result.data), photo_key };
}

function refusePhoto(refusal: unknown): never {
  if (!(refusal instanceof PhotoRefusal)) throw refusal;
  const { message, retryAfter } = refusal;
  const errors = { file: [message] };
  if (retryAfter === undefined) throw refuse(400, message, { errors });
  throw refuse(429, message, { errors, headers: { "Retry-After": String(retryAfter) } });
}

function arrange(fields: Fields): Fields {
  const lists = slotFields.map((name) => [name, readSlots(fields[name])]);
  return { ...layContactFlat(fields), ...Object.fromEntries(lists) };
}

// A form sends a list either as several fields or as one that holds JSON.
function readSlots(value: unknown): unknown {
  const single = Array.isArray(value) && value.length === 1 ? value[0] : value;
  if (typeof single !== "string" || !single.startsWith("[")) return value;
  try {
    return JSON.parse(single);
  } catch {
    return value;
  }
}
