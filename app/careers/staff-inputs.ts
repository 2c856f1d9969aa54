import {
  idLength,
  maxNumberLength,
  maxSearchLength,
  pageLength,
} from "#app/forms/field-lengths.ts";
import type { FormInput } from "#app/forms/route-inputs.ts";

export const staffLengths = { state: 9, notes: 4000 };

export const notesForm = {
  typed: { notes: staffLengths.notes },
  added: { state: staffLengths.state, version: maxNumberLength },
} satisfies FormInput;

export const applicationsQuery = {
  parameters: { q: maxSearchLength, page: pageLength, state: staffLengths.state },
};

export const uncheckedQuery = { parameters: { q: maxSearchLength, page: pageLength } };

const selected = { id: { length: idLength, count: 200 } };

export const selectedForm = { lists: selected };

/** The same in an address, where the list keeps them. */
export const selectedQuery = { parameters: {}, lists: selected };
