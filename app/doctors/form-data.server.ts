import { parseWithZod } from "@conform-to/zod/v4";
import { readForm } from "#app/form.server.ts";
import { readPhone, readRupees, readYears } from "#app/typed-numbers.ts";
import { isStoredPhoto, PhotoError, storePhoto } from "#app/uploads/photos.server.ts";
import { listPhotoKeys } from "#db/doctors.ts";
import { doctorSchema } from "./schema.ts";
import { chooseSlots } from "./slot-fields.server.ts";

const numbers = { phone: readPhone, fees: readRupees, experience: readYears };

interface PostedDoctor {
  form: FormData;
  photo: Uint8Array | undefined;
}

/** Reads a doctor form, multipart or not. Throws a 400 response for any other body. */
export async function readDoctorForm(request: Request): Promise<PostedDoctor> {
  const form = await readForm(request, "doctor");
  const photo = form.get("photo");
  form.delete("photo");
  return { form, photo: photo instanceof File ? await photo.bytes() : undefined };
}

/** `fields` is undefined if anything is invalid; `reply` shows the form again. */
export async function checkDoctorForm(
  posted: PostedDoctor,
  current: string | null,
  staffId: string,
) {
  const { form } = posted;
  understandNumbers(form);
  const slotProblems = chooseSlots(form);
  const submission = parseWithZod(form, { schema: doctorSchema });
  const { photo_key, problem } = await choosePhoto(posted, current, staffId);
  const fieldErrors = { ...slotProblems, ...(problem && { photo: [problem] }) };
  const valid = submission.status === "success" && Object.keys(fieldErrors).length === 0;
  return {
    fields: valid ? { ...submission.value, photo_key } : undefined,
    version: Number(form.get("version")),
    form: { key: form.get("form_key") },
    reply: (...formErrors: string[]) => ({
      result: submission.reply({ formErrors, fieldErrors }),
      staged_photo: photo_key,
    }),
  };
}

/** The form that comes back shows a number as it was understood. */
function understandNumbers(form: FormData): void {
  for (const [name, read] of Object.entries(numbers)) {
    const typed = form.get(name);
    if (typeof typed === "string") form.set(name, read(typed));
  }
}

/** The uploaded photo, none if it is removed, that of an earlier try, or the current one. */
async function choosePhoto(
  { form, photo }: PostedDoctor,
  current: string | null,
  staffId: string,
): Promise<{ photo_key: string | null; problem?: string }> {
  const staged = stagedPhoto(form) ?? current;
  if (photo) {
    try {
      return { photo_key: await storePhoto(photo, staffId) };
    } catch (error) {
      if (!(error instanceof PhotoError)) throw error;
      return { photo_key: staged, problem: error.message };
    }
  }
  return { photo_key: form.has("remove_photo") ? null : staged };
}

function stagedPhoto(form: FormData): string | undefined {
  const key = String(form.get("staged_photo") ?? "");
  return isStoredPhoto(key) && !listPhotoKeys().has(key) ? key : undefined;
}
