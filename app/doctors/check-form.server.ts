import { parseWithZod } from "@conform-to/zod/v4";
import { choosePhoto, type DoctorForm } from "./form-data.server.ts";
import { doctorSchema } from "./schema.ts";

/**
 * Checks a doctor form and stores the photo it brought; `current` is the photo there is. Returns the
 * fields to save, undefined where something is wrong, and the `reply` that shows the form again.
 */
export async function checkDoctorForm(form: DoctorForm, current: string | null, staffId: string) {
  const submission = parseWithZod(form.fields, { schema: doctorSchema });
  const { photo_key, refusal } = await choosePhoto(form, current, staffId);
  const valid = submission.status === "success" && !refusal;
  return {
    fields: valid ? { ...submission.value, photo_key } : undefined,
    version: Number(form.fields.get("version")),
    key: form.fields.get("form_key"),
    reply: (...formErrors: string[]) => ({
      result: submission.reply({ formErrors, fieldErrors: refusal ? { photo: [refusal] } : {} }),
      staged_photo: photo_key,
    }),
  };
}
