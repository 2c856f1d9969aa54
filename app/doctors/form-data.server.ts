import { MaxFilesExceededError, parseFormData } from "@remix-run/form-data-parser";
import { data } from "react-router";
import { isStoredPhoto, PhotoRefusal, storePhoto } from "#app/uploads/photos.server.ts";
import { listPhotoKeys } from "#db/doctors.ts";

// Larger than a photo may be, so that a photo over the limit costs nobody what they typed.
const largestBody = 16 * 1024 * 1024;

/** A posted doctor form: its fields, and the photo that came with it. */
export interface DoctorForm {
  fields: FormData;
  photo: Uint8Array | undefined;
}

/** Reads a doctor form, multipart or not. Throws a 400 or 413 response for a body that is no form. */
export async function readDoctorForm(request: Request): Promise<DoctorForm> {
  let photo: Uint8Array | undefined;
  try {
    const fields = await parseFormData(
      request,
      {
        maxFiles: 1,
        maxFileSize: largestBody,
        maxTotalSize: largestBody,
        maxParts: 100,
        maxHeaderSize: 4096,
      },
      async (file) => {
        if (file.size > 0) photo = await file.bytes();
      },
    );
    return { fields, photo };
  } catch (error) {
    const text =
      error instanceof MaxFilesExceededError
        ? "Only one photo can be sent."
        : "The form did not arrive whole. Please send it again.";
    throw data(text, { status: 400, statusText: text });
  }
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
