import { parseWithZod } from "@conform-to/zod/v4";
import { doctorOfForm } from "#app/doctors/schema.ts";
import type { FormBody } from "#app/forms/form-body.server.ts";
import { readPhone, readRupees, readYears } from "#app/forms/typed-numbers.ts";
import { whyNotStored } from "#app/uploads/not-stored.server.ts";
import { isStoredPhoto, keepOnce, storePhoto } from "#app/uploads/photos.server.ts";
import { listPhotoKeys } from "#db/texts/photo-keys.ts";
import { completeDoctor } from "./save.server.ts";
import { chooseSlots, hasNoVideo } from "./slot-fields.server.ts";

const numbers = { phone: readPhone, fees: readRupees, experience: readYears };

type Problems = Record<string, string[]>;

interface ChosenPhoto {
  /** The one that was sent, in this try or in an earlier one, and that no doctor has yet. */
  staged: string | null;
  problem?: string;
}

/**
 * `reply` shows the form again as it was typed, also where `complete` fails. A doctor who has a timetable may have no
 * half hours of the list.
 */
export function checkDoctorForm(
  posted: FormBody,
  { hasTimetable, opdProblems = {} }: { hasTimetable: boolean; opdProblems?: Problems },
) {
  const { form } = posted;
  understandNumbers(form);
  const slotProblems = { ...chooseSlots(form), ...opdProblems };
  const schema = doctorOfForm({ hospital_slots: hasTimetable, video_slots: hasNoVideo(form) });
  const submission = parseWithZod(form, { schema });
  let photo: ChosenPhoto = { staged: sentPhoto(form) };
  const problems = () => ({ ...slotProblems, ...(photo.problem && { photo: [photo.problem] }) });

  /** Stores the photo, or keeps the `current` one; undefined if anything is invalid. */
  async function complete(current: string | null, staffId: string) {
    photo = await choosePhoto(posted, current, staffId);
    const isValid = submission.status === "success" && Object.keys(problems()).length === 0;
    if (!isValid) return undefined;
    const kept = form.has("remove_photo") ? null : current;
    return completeDoctor({ ...submission.value, photo_key: photo.staged ?? kept });
  }

  return {
    version: Number(form.get("version")),
    form: { key: form.get("form_key") },
    complete,
    reply: (...formErrors: string[]) => ({
      result: submission.reply({ formErrors, fieldErrors: problems() }),
      staged_photo: photo.staged,
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

/** The uploaded photo, or that of an earlier try unless it is removed. */
async function choosePhoto(
  { form, file }: FormBody,
  current: string | null,
  staffId: string,
): Promise<ChosenPhoto> {
  const staged = stagedPhoto(form);
  await using photo = file;
  if (!photo) return { staged: form.has("remove_photo") ? null : staged };
  try {
    return { staged: await keepOnce(await storePhoto(photo, staffId), current) };
  } catch (error) {
    return { staged, problem: whyNotStored(error, "photo") };
  }
}

function sentPhoto(form: FormData): string | null {
  const key = String(form.get("staged_photo") ?? "");
  return isStoredPhoto(key) ? key : null;
}

function stagedPhoto(form: FormData): string | null {
  const key = sentPhoto(form);
  return key && !listPhotoKeys().has(key) ? key : null;
}
