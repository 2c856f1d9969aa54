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

/** Left out of an update, these stay as they are. */
type Optional = "photo_key" | "is_active";

interface FormKey {
  key: unknown;
}

interface EditedDoctor {
  id: string;
  /** The version that was edited; any, if left out. */
  version?: number;
  fields: Omit<DoctorFields, Optional> & Partial<Pick<DoctorFields, Optional>>;
  form?: FormKey;
}

export async function addDoctor(
  { fields, form }: { fields: DoctorFields; form: FormKey },
  staff: StaffActor,
): Promise<Saved | Conflict> {
  const saved = createDoctorOnce(fields, form.key, staff);
  if (!saved.conflict) await removeUnusedPhotos(saved, fields.photo_key);
  return saved;
}

/**
 * Saves a doctor and removes the photo that was replaced. Returns a conflict for another version,
 * undefined for no such doctor; only a form keeps its photo, to be sent again.
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
