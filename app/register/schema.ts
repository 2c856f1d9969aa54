import { z } from "zod";
import { optionalLine } from "#app/forms/text-rules.ts";
import { readRupees } from "#app/forms/typed-numbers.ts";
import { personFields, phoneField, withoutAadhaar } from "#app/patients/schema.ts";
import { maxNoteLength } from "./staff-inputs.ts";

export const feeField = z
  .string()
  .transform((text) => readRupees(text.trim()))
  .refine((text) => /^\d{1,7}$/.test(text), { error: "Fee must be a number." })
  .transform(Number);

/** An empty field is no fee. */
const fee = feeField.default(0);

const visit = z.enum(["first", "follow-up"], { error: "Choose the kind of visit." });
const note = withoutAadhaar(optionalLine("Note", maxNoteLength));

const whenField = z.string({ error: "Choose a time." });

const common = {
  when: whenField,
  source: z.enum(["phone", "walk-in"], { error: "Choose how." }),
  visit,
  fee,
  note,
  again: z.string().optional(),
};

export const ofKnownPerson = z.object({ ...common, person: z.string() });

/** `today` is the day from which an age counts. */
export function ofNewPerson(today: string) {
  return z.object({ ...common, ...personFields(today), phone: phoneField });
}

export const changeSchema = z.object({ visit, fee, note });
