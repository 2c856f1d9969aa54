import { type OptionalText, optionalTexts, pickFields } from "#app/doctors/fields.ts";
import { removePhoto } from "#app/uploads/photos.server.ts";
import type { StaffActor } from "#db/audit.ts";
import { createDoctorOnce, type Saved, updateDoctorOnce } from "#db/doctors/doctor-forms.ts";
import { type Doctor, type DoctorFields, findDoctor, updateDoctor } from "#db/doctors/doctors.ts";
import { listPhotoKeys } from "#db/texts/photo-keys.ts";
import type { Conflict } from "#db/versioned.ts";

type Optional = "photo_key" | "is_active" | OptionalText;
type SentFields = Omit<DoctorFields, Optional> & Partial<Pick<DoctorFields, Optional>>;

interface FormKey {
  key: unknown;
}

interface EditedDoctor {
  id: string;
  /** The version that was edited; any, if left out. */
  version?: number;
  fields: SentFields;
  form?: FormKey;
}

export async function addDoctor(
  { fields, form }: { fields: DoctorFields; form: FormKey },
  staff: StaffActor,
): Promise<Saved | Conflict<Doctor>> {
  const saved = createDoctorOnce(fields, form.key, staff);
  if (!saved.conflict) await removeIfUnused(saved.after, fields.photo_key);
  return saved;
}

/** Returns a conflict for another version; only a form keeps its photo then, to be sent again. */
export async function saveDoctor(
  edited: EditedDoctor,
  staff: StaffActor,
): Promise<Saved | Conflict<Doctor> | undefined> {
  const { photo_key } = edited.fields;
  const saved = write(edited, staff);
  if (saved && !saved.conflict) await removeIfUnused(saved.after, photo_key);
  else if (!edited.form) await removeIfUnused(undefined, photo_key);
  return saved;
}

const emptyTexts = Object.fromEntries(optionalTexts.map((name) => [name, ""]));

/** Of what was left out, a stored doctor keeps what it has. */
export function completeDoctor(sent: SentFields, stored?: Doctor): DoctorFields {
  const missing = stored
    ? pickFields(stored, ["photo_key", "is_active", ...optionalTexts])
    : { photo_key: null, is_active: true, ...emptyTexts };
  const given = Object.entries(sent).filter(([, value]) => value !== undefined);
  return { ...missing, ...Object.fromEntries(given) } as DoctorFields;
}

function write({ id, version, fields, form }: EditedDoctor, staff: StaffActor) {
  const stored = findDoctor(id);
  if (!stored) return undefined;
  const complete = completeDoctor(fields, stored);
  const base = version ?? stored.version;
  if (form) return updateDoctorOnce(id, base, complete, form.key, staff);
  return updateDoctor(id, base, complete, staff);
}

/** A photo that was sent and not stored; one that was replaced stays, so that this can be undone. */
async function removeIfUnused(
  doctor: Doctor | undefined,
  sent: string | null | undefined,
): Promise<void> {
  if (!sent || sent === doctor?.photo_key || listPhotoKeys().has(sent)) return;
  await removePhoto(sent);
}
