import {
  boxLength,
  formKeyLength,
  idLength,
  maxDayLength,
  maxLineLength,
  maxNumberLength,
  pageLength,
} from "#app/forms/field-lengths.ts";
import type { FormInput, QueryInput } from "#app/forms/route-inputs.ts";
import { patientFields } from "#app/patients/staff-inputs.ts";

/** A doctor and a sitting, parted by a hyphen. */
export const sittingLength = 2 * idLength + 1;
/** A day, a doctor and a sitting. */
const whenLength = maxDayLength + 1 + sittingLength;
const stateLength = 9;
export const maxNoteLength = 200;

/** The register of a day, which its forms keep. */
export const registerQuery = {
  parameters: {
    day: maxDayLength,
    sitting: sittingLength,
    state: stateLength,
    q: 60,
    page: pageLength,
  },
} satisfies QueryInput;

export const newQuery = {
  parameters: {
    phone: patientFields.phone,
    doctor: maxLineLength,
    sitting: sittingLength,
    day: maxDayLength,
    walkIn: 1,
  },
} satisfies QueryInput;

export const appointmentForm = {
  typed: {
    name: patientFields.name,
    age: patientFields.age,
    guardian: patientFields.guardian,
    place: patientFields.place,
    reference: patientFields.reference,
    fee: maxNumberLength,
    note: maxNoteLength,
  },
  added: {
    person: idLength,
    phone: patientFields.phone,
    sex: 1,
    language: 2,
    messages: 3,
    when: whenLength,
    from: 4,
    to: 4,
    source: 7,
    visit: 9,
    again: boxLength,
    slip: boxLength,
    cash: boxLength,
    form_key: formKeyLength,
  },
} satisfies FormInput;

export const paperForm = {
  typed: {
    token: maxNumberLength,
    name: patientFields.name,
    phone: patientFields.phone,
    age: patientFields.age,
    fee: maxNumberLength,
  },
  added: { state: stateLength, form_key: formKeyLength },
} satisfies FormInput;

export const paperPlaceQuery = { parameters: { when: whenLength } } satisfies QueryInput;

export const videoForm = {
  typed: {
    name: patientFields.name,
    phone: patientFields.phone,
    age: patientFields.age,
    guardian: patientFields.guardian,
    fee: maxNumberLength,
    note: maxNoteLength,
  },
  added: { language: 2, messages: 3, time: 4, consent: 7, form_key: formKeyLength },
} satisfies FormInput;

export const changeForm = {
  typed: { fee: maxNumberLength, note: maxNoteLength },
  added: { visit: 9, version: maxNumberLength },
} satisfies FormInput;

export const stateForm = {
  added: { from: stateLength, to: stateLength, reason: 8 },
} satisfies FormInput;

export const cancelForm = {
  added: { ...stateForm.added, version: maxNumberLength },
} satisfies FormInput;

/** What was being seen when the button was shown, the token that it calls, and the sitting that was shown. */
export const nextForm = { added: { now: 3, token: 3, shown: sittingLength } } satisfies FormInput;

export const queueForm = {
  typed: { given: 6 },
  added: { state: 6, back_at: 5, version: maxNumberLength },
} satisfies FormInput;

export const deskDoctorForm = {
  typed: {
    most_tokens: maxNumberLength,
    minutes_each: maxNumberLength,
    registration: 40,
    follow_up_days: maxNumberLength,
    follow_up_fee: maxNumberLength,
    video_fee: maxNumberLength,
  },
  added: { shown: 3, version: maxNumberLength },
} satisfies FormInput;

/** The version that the patient was told. */
export const toldForm = { added: { version: maxNumberLength } } satisfies FormInput;

export const moveForm = {
  added: { when: whenLength, version: maxNumberLength },
} satisfies FormInput;

/** Whose times are offered, and from which day. */
export const placesQuery = {
  parameters: { doctor: maxLineLength, day: maxDayLength },
} satisfies QueryInput;

export const exportQuery = {
  parameters: { from: maxDayLength, to: maxDayLength },
} satisfies QueryInput;

export const paperQuery = { parameters: { paper: 4 } } satisfies QueryInput;
