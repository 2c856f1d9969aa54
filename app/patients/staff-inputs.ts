import {
  boxLength,
  dayLength,
  maxDayLength,
  maxLineLength,
  maxNumberLength,
  pageLength,
} from "#app/forms/field-lengths.ts";
import type { CallInput, FormInput, QueryInput } from "#app/forms/route-inputs.ts";

export const patientFields = {
  name: maxLineLength,
  phone: 40,
  age: 20,
  guardian: maxLineLength,
  place: maxLineLength,
  reference: 30,
};

export const patientForm = {
  typed: patientFields,
  added: { sex: 1, language: 2, messages: 3, no_phone: boxLength, version: maxNumberLength },
} satisfies FormInput;

/** The result page of the appointments and of the receipts of a card. */
export const patientQuery = { parameters: { page: pageLength } } satisfies QueryInput;

export const patientsQuery = { parameters: { q: 60 } } satisfies QueryInput;

export const foundQuery = {
  parameters: { phone: patientFields.phone, q: 60, number: maxNumberLength, from: maxDayLength },
} satisfies QueryInput;

export const patientCall = {
  fields: { ...patientFields, born: dayLength, sex: 1, language: 2, messages: 3 },
} satisfies CallInput;
