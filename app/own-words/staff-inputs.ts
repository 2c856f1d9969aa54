import { maxNumberLength } from "#app/forms/field-lengths.ts";
import type { FormInput } from "#app/forms/route-inputs.ts";

/** As many as the largest group may have: four lists of insurers with a name and a note. */
const maxTexts = 2000;
/** A translation is longer than the English. */
export const longer = 1.5;
/** The longest text, of a doctor, in another language. */
const maxLength = 5000 * longer;

export const wordsForm = {
  added: { version: maxNumberLength, fill: 4 },
  rows: {
    texts: {
      count: maxTexts,
      // `of` is the hash of the English that the person had beside it.
      fields: { name: 80, of: 12, text: maxLength, kept: 2 },
    },
  },
  bytes: 4 * 1024 * 1024,
} satisfies FormInput;
