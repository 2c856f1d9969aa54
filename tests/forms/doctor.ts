import { doctorExample } from "#app/doctor-api/example.ts";
import type { DoctorFields } from "#db/doctors/doctors.ts";

const { contact, isActive, hospitalSlots, videoSlots, ...same } = doctorExample;

/** The example of the API's documentation as the database stores it. */
export const doctorFields: DoctorFields = {
  ...same,
  ...contact,
  is_active: isActive,
  photo_key: null,
  hospital_slots: hospitalSlots,
  video_slots: videoSlots,
};
