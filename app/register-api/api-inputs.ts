import { filterLength } from "#app/api/inputs.ts";
import { dayLength, idLength, maxNumberLength } from "#app/forms/field-lengths.ts";
import type { CallInput } from "#app/forms/route-inputs.ts";
import { patientFields } from "#app/patients/staff-inputs.ts";
import { maxNoteLength } from "#app/register/staff-inputs.ts";

const changed = { visit: 9, fee: maxNumberLength, note: maxNoteLength };

export const appointmentCall = {
  fields: {
    type: 14,
    date: dayLength,
    sitting: idLength,
    from: 5,
    to: 5,
    time: 5,
    consent: 7,
    source: 7,
    ...changed,
    ...patientFields,
    sex: 1,
    language: 2,
    messages: 3,
  },
} satisfies CallInput;

export const changeCall = { fields: changed } satisfies CallInput;

export const stateCall = { fields: { state: 9, reason: 8 } } satisfies CallInput;

export const daysQuery = {
  parameters: {
    from: dayLength,
    to: dayLength,
    doctor: filterLength,
    state: filterLength,
    type: filterLength,
  },
};

export const dateQuery = { parameters: { date: dayLength } };

export const visitsQuery = { parameters: { date: dayLength, doctor: filterLength } };

export const nextCall = { fields: { now: 3, token: 3 } } satisfies CallInput;
