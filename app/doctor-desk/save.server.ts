import { removePhoto } from "#app/uploads/photos.server.ts";
import type { StaffActor } from "#db/audit.ts";
import { createDoctorOnce, type Saved, updateDoctorOnce } from "#db/doctor-forms.ts";
import { type Doctor, type DoctorFields, findDoctor, updateDoctor } from "#db/doctors.ts";
import { listPhotoKeys } from "#db/photo-keys.ts";
import type { Conflict } from "#db/versioned.ts";

/** What may be left out: a new doctor gets these, a stored one keeps what it has. */
const optional: Pick<DoctorFields, "photo_key" | "is_active" | "languages"> = {
  photo_key: null,
  is_active: true,
  languages: "",
};

type Optional = keyof typeof optional;
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

export function completeDoctor(sent: SentFields, missing = optional): DoctorFields {
  const {
    photo_key = missing.photo_key,
    is_active = missing.is_active,
    languages = missing.languages,
  } = sent;
  return { ...sent, photo_key, is_active, languages };
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
