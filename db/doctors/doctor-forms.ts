import { noteMade, type StaffActor } from "#db/audit.ts";
import { transaction } from "#db/connection.server.ts";
import { findMade, type Made, recordMade, type Sending } from "#db/form-keys.ts";
import { type Conflict, isSame } from "#db/versioned.ts";
import {
  createDoctor,
  type Doctor,
  type DoctorFields,
  findDoctor,
  updateDoctor,
} from "./doctors.ts";

export interface Saved {
  conflict: false;
  before?: Doctor;
  after: Doctor;
}

/** A form without a photo keeps the one that an earlier sending of it brought. */
export function createDoctorOnce(
  fields: DoctorFields,
  form_key: unknown,
  staff: StaffActor,
): Saved | Conflict<Doctor> {
  return transaction(() => {
    const sending: Sending = { staff_id: staff.id, form: "add doctor", form_key };
    const made = findMade(sending, findDoctor);
    const saved = made ? correct(made, fields, staff) : create(fields, staff);
    if (!saved.conflict && saved.before !== saved.after) {
      recordMade(sending, saved.after.id, saved.after.version);
    }
    return saved;
  });
}

export function updateDoctorOnce(
  id: string,
  version: number,
  fields: DoctorFields,
  form_key: unknown,
  staff: StaffActor,
): Saved | Conflict<Doctor> | undefined {
  return transaction(() => {
    const doctor = findDoctor(id);
    if (!doctor) return undefined;
    const sending: Sending = { staff_id: staff.id, form: "edit doctor", form_key };
    const made = findMade(sending, (known) => (known === id ? doctor : undefined));
    const own = made?.version === doctor.version;
    if (isSame(doctor, fields)) {
      if (own) noteMade("doctor", id, "update");
      return unchanged(doctor);
    }
    const saved = updateDoctor(id, own ? doctor.version : version, fields, staff);
    if (saved && !saved.conflict) recordMade(sending, id, saved.after.version);
    return saved;
  });
}

function create(fields: DoctorFields, staff: StaffActor): Saved {
  return { conflict: false, after: createDoctor(fields, staff) };
}

function correct(
  { thing: doctor, version }: Made<Doctor>,
  typed: DoctorFields,
  staff: StaffActor,
): Saved | Conflict<Doctor> {
  const fields = { ...typed, photo_key: typed.photo_key ?? doctor.photo_key };
  if (isSame(doctor, fields)) return unchanged(doctor);
  if (version !== doctor.version) return { conflict: true, current: doctor };
  return updateDoctor(doctor.id, version, fields, staff) as Saved;
}

function unchanged(doctor: Doctor): Saved {
  return { conflict: false, before: doctor, after: doctor };
}
