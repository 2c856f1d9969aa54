import {
  boxLength,
  formKeyLength,
  idLength,
  maxLineLength,
  maxNumberLength,
  maxSearchLength,
  pageLength,
  photoFormBytes,
  photoKeyLength,
} from "#app/forms/field-lengths.ts";
import type { FormInput } from "#app/forms/route-inputs.ts";
import { lengths } from "./fields.ts";

/** Choices of hours. */
export const slotList = { length: 8, count: 20 };
/** The beginnings or ends of ranges of hours. */
const ends = { length: 8, count: 5 };

export const doctorForm = {
  typed: lengths,
  added: {
    is_active: boxLength,
    remove_photo: boxLength,
    video_as_hospital: boxLength,
    no_video: boxLength,
    department: 200,
    opened_department: 200,
    version: maxNumberLength,
    form_key: formKeyLength,
    staged_photo: photoKeyLength,
  },
  lists: {
    hospital_slots: slotList,
    hospital_slots_from: ends,
    hospital_slots_to: ends,
    video_slots: slotList,
    video_slots_from: ends,
    video_slots_to: ends,
  },
  file: "photo",
  bytes: photoFormBytes,
} satisfies FormInput;

/** Of a new doctor, whose OPD is asked together with the rest. */
export const newDoctorForm = {
  ...doctorForm,
  added: { ...doctorForm.added, opd_from: 4, opd_to: 4 },
  lists: { ...doctorForm.lists, weekdays: { length: 1, count: 7 } },
} satisfies FormInput;

export const availabilityForm = { added: { availability: lengths.availability } };

/** The first page of a department. */
export const departmentForm = { added: { department: 200 } };

/** The list of doctors, which the screens over it keep. */
export const doctorsQuery = {
  parameters: {
    q: maxSearchLength,
    page: pageLength,
    specialization: maxLineLength,
    availability: lengths.availability,
    website: 6,
    sort: 20,
    open: idLength,
  },
};

/** Whether the overview or the hours of the doctor led to the screen. */
export const awayQuery = { parameters: { back: 8 } };
