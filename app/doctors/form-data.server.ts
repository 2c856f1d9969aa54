import { readForm } from "#app/form.server.ts";
import { isStoredPhoto, PhotoRefusal, storePhoto } from "#app/uploads/photos.server.ts";
import { listPhotoKeys } from "#db/doctors.ts";
import { doctorSchema } from "./schema.ts";

// Larger than a photo may be, so that a photo over the limit costs nobody what they typed.
const maxBytes = 16 * 1024 * 1024;

const lists = ["hospital_slots", "video_slots"];
const fields = [
  ...Object.keys(doctorSchema.shape).filter((name) => !lists.includes(name)),
  "version",
  "staged_photo",
  "remove_photo",
  "form_key",
];

/** A posted doctor form: its fields, and the photo that came with it. */
export interface DoctorForm {
  fields: FormData;
  photo: Uint8Array | undefined;
}

/** Reads a doctor form, multipart or not. Throws a 400 response for a body that is no such form. */
export async function readDoctorForm(request: Request): Promise<DoctorForm> {
  const form = await readForm(request, { fields, lists, file: "photo", maxBytes });
  const photo = form.get("photo");
  form.delete("photo");
  return { fields: form, photo: photo instanceof File ? await photo.bytes() : undefined };
}

/**
 * The photo a form asks for: the one it brought, none when it is to be removed, the one that an
 * earlier try of the same form brought, else the one there is. A photo that is refused leaves things
 * as they are, with the reason.
 */
export async function choosePhoto(
  { fields, photo }: DoctorForm,
  current: string | null,
  staffId: string,
): Promise<{ photo_key: string | null; refusal?: string }> {
  const staged = stagedPhoto(fields) ?? current;
  if (photo) {
    try {
      return { photo_key: await storePhoto(photo, staffId) };
    } catch (error) {
      if (!(error instanceof PhotoRefusal)) throw error;
      return { photo_key: staged, refusal: error.message };
    }
  }
  return { photo_key: fields.has("remove_photo") ? null : staged };
}

function stagedPhoto(fields: FormData): string | undefined {
  const key = String(fields.get("staged_photo") ?? "");
  return isStoredPhoto(key) && !listPhotoKeys().has(key) ? key : undefined;
}
