import { maxNumberLength, pageLength } from "#app/forms/field-lengths.ts";
import type { FormInput } from "#app/forms/route-inputs.ts";

export const wordsQuery = { parameters: { page: pageLength } };

/** As many stand on a page of the form: all of them together fit into what is read. */
export const textsPerPage = 60;
export const longer = 1.5;
/** The longest text, of a doctor, in another language. */
const maxLength = 5000 * longer;
const nameLength = 80;

export const wordsForm = {
  added: { version: maxNumberLength, fill: nameLength },
  rows: {
    texts: {
      count: textsPerPage,
      // `of` is the hash of the English that the person had beside it.
      fields: { name: nameLength, of: 12, text: maxLength, kept: 2 },
    },
  },
  bytes: 2 * 1024 * 1024,
} satisfies FormInput;
