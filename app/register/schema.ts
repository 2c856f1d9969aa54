import { z } from "zod";
import { optionalLine } from "#app/forms/text-rules.ts";
import { toPlain } from "#app/forms/typed-numbers.ts";
import { personFields, phoneField, withoutAadhaar } from "#app/patients/schema.ts";
import { rupees } from "#app/payments/schema.ts";
import { quarters } from "#app/timetable/fields.ts";
import { maxTokens } from "#db/register/queues.ts";
import { maxNoteLength } from "./staff-inputs.ts";
import { paperStates } from "./words.ts";

export const feeField = rupees("Fee");

export function wholeNumber(label: string, most: number) {
  return z
    .string()
    .default("0")
    .transform((text) => Number(toPlain(text)))
    .refine((typed) => Number.isInteger(typed) && typed >= 0 && typed <= most, {
      error: `${label} must be a whole number of at most ${most}.`,
    });
}

export const consentMissing = "Say whether the patient asked for the call or agreed to it.";

const tokenMessage = `Token must be a whole number from 1 to ${maxTokens}.`;

/** An empty field is no fee. */
const fee = feeField.default(0);

const visit = z.enum(["first", "follow-up"], { error: "Choose the kind of visit." });
const note = withoutAadhaar(optionalLine("Note", maxNoteLength));

const whenField = z.string({ error: "Choose a time." });

export const extraTime = z
  .enum(quarters.map(String), { error: "The time must be one of the list." })
  .optional();

const common = {
  when: whenField,
  from: extraTime,
  to: extraTime,
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

export function paperSchema(today: string) {
  return z.object({
    ...personFields(today),
    phone: phoneField,
    token: z
      .string({ error: tokenMessage })
      .transform((text) => Number(toPlain(text)))
      .refine((token) => Number.isInteger(token) && 0 < token && token <= maxTokens, {
        error: tokenMessage,
      }),
    state: z.enum(paperStates, { error: "Choose a state." }),
    fee,
  });
}

export function videoSchema(today: string) {
  return z.object({
    ...personFields(today),
    phone: phoneField,
    time: z
      .string({ error: "Choose a time." })
      .transform(Number)
      .refine((time) => Number.isInteger(time) && time >= 0 && time < 24 * 60, {
        error: "Choose a time.",
      }),
    consent: z.enum(["implied", "given"], {
      error: consentMissing,
    }),
    fee,
    note,
  });
}

export const changeSchema = z.object({ visit, fee, note });
