import { maxNumberLength, maxSearchLength, pageLength } from "#app/field-lengths.ts";
import type { FormInput } from "#app/route-inputs.ts";

/** Of an application, which staff may change. */
export const staffLengths = { state: 9, notes: 4000 };

export const notesForm = {
  typed: { notes: staffLengths.notes },
  added: { state: staffLengths.state, version: maxNumberLength },
} satisfies FormInput;

/** The list of applications. */
export const applicationsQuery = {
  parameters: { q: maxSearchLength, page: pageLength, state: staffLengths.state },
};

/** The list of unchecked applications. */
export const uncheckedQuery = { parameters: { q: maxSearchLength, page: pageLength } };
