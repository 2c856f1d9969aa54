import { removeOtherPhotos } from "#app/uploads/photos.server.ts";
import type { StaffActor } from "#db/audit.ts";
import { createDoctorOnce, type Saved, updateDoctorOnce } from "#db/doctor-forms.ts";
import {
  type Conflict,
  type Doctor,
  type DoctorFields,
  deleteDoctor,
  findDoctor,
  updateDoctor,
} from "#db/doctors.ts";

/** What a client may leave out when it changes a doctor: these stay as they are. */
type Optional = "photo_key" | "is_active";

/** The key of a form, by which a form that is sent twice is known again. */
interface FormKey {
  key: unknown;
}

interface EditedDoctor {
  id: string;
  /** The version that was edited; without one, whichever is stored. */
  version?: number;
  fields: Omit<DoctorFields, Optional> & Partial<Pick<DoctorFields, Optional>>;
  form?: FormKey;
}

/** Adds the doctor of a form once, and removes photos that are not needed. */
export async function addDoctor(
  { fields, form }: { fields: DoctorFields; form: FormKey },
  staff: StaffActor,
): Promise<Saved | Conflict> {
  const saved = createDoctorOnce(fields, form.key, staff);
  if (!saved.conflict) await removeUnusedPhotos(saved, fields.photo_key);
  return saved;
}

/**
 * Saves a doctor and removes the photo that was replaced. Returns a conflict when another version is
 * stored, and undefined when there is no such doctor; only a form then keeps its photo to try again.
 */
export async function saveDoctor(
  edited: EditedDoctor,
  staff: StaffActor,
): Promise<Saved | Conflict | undefined> {
  const { photo_key } = edited.fields;
  const saved = write(edited, staff);
  if (saved && !saved.conflict) await removeUnusedPhotos(saved, photo_key);
  else if (!edited.form) await removeOtherPhotos(null, photo_key);
  return saved;
}

/** Deletes a doctor and the photo. Returns the doctor as it was; undefined when there is none. */
export async function removeDoctor(id: string, staff: StaffActor): Promise<Doctor | undefined> {
  const doctor = deleteDoctor(id, staff);
  await removeOtherPhotos(null, doctor?.photo_key);
  return doctor;
}

function write({ id, version, fields, form }: EditedDoctor, staff: StaffActor) {
  const stored = findDoctor(id);
  if (!stored) return undefined;
  const { is_active = stored.is_active, photo_key = stored.photo_key } = fields;
  const complete = { ...fields, is_active, photo_key };
  const base = version ?? stored.version;
  if (form) return updateDoctorOnce(id, base, complete, form.key, staff);
  return updateDoctor(id, base, complete, staff);
}

function removeUnusedPhotos({ before, after }: Saved, sent: string | null | undefined) {
  return removeOtherPhotos(after.photo_key, sent, before?.photo_key);
}
