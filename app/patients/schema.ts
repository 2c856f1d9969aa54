import { z } from "zod";
import { optionalLine, typedLine } from "#app/forms/text-rules.ts";
import { readPhone } from "#app/forms/typed-numbers.ts";
import { locales } from "#app/language/locale.ts";
import { scriptOf, toLatin } from "#app/spelling/to-latin.ts";
import type { PatientFields } from "#db/register/patients.ts";
import { aadhaarMessage, hasAadhaar } from "./aadhaar.ts";
import { readBorn } from "./age.ts";
import { labels, phoneMessage } from "./labels.ts";
import { nameKey } from "./name-key.ts";
import { patientFields } from "./staff-inputs.ts";

const ageMessage = "Age must be like 34, 8 m, 20 d, or a date of birth.";

export function withoutAadhaar(schema: ReturnType<typeof optionalLine>) {
  return schema
    .transform((text) => text ?? "")
    .refine((text) => !hasAadhaar(text), { error: aadhaarMessage });
}

/** As Conform reads it: an empty field is none. */
export const phoneField = z
  .string()
  .default("")
  .transform((text) => readPhone(text.trim()))
  .refine((text) => text === "" || /^\d{10}$/.test(text), { error: phoneMessage });

/** The fields of a person; `today` is the day from which an age counts. */
export function personFields(today: string) {
  const line = (name: "guardian" | "place") =>
    optionalLine(labels[name], patientFields[name]).transform((text) => text ?? "");
  return {
    name: typedLine(labels.name, patientFields.name),
    age: z
      .string()
      .default("")
      .refine((text) => text.trim() === "" || readBorn(text, today), { error: ageMessage })
      .transform((text) => readBorn(text, today)),
    sex: z.enum(["F", "M", "O"]).or(z.literal("")).default(""),
    guardian: line("guardian"),
    place: line("place"),
    reference: withoutAadhaar(optionalLine(labels.reference, patientFields.reference)),
    language: z.enum(locales).or(z.literal("")).default(""),
    messages: z.enum(["yes", "no"]).or(z.literal("")).default(""),
  };
}

export function patientSchema(today: string) {
  return z
    .object({
      ...personFields(today),
      phone: phoneField,
      no_phone: z.string().optional(),
    })
    .refine(({ phone, no_phone }) => phone !== "" || no_phone, {
      error: "Phone number is required, or tick “No phone”.",
      path: ["phone"],
    })
    .transform(({ no_phone: _, ...person }) => toPatient(person));
}

type Person = z.infer<z.ZodObject<ReturnType<typeof personFields>>> & { phone: string };

export function toPatient({ age, ...typed }: Person): PatientFields {
  const { name, phone, sex, guardian, place, reference, language, messages } = typed;
  const person = { name, phone, sex, guardian, place, reference, language, messages };
  const { born = null, is_born_exact = 0 } = age ?? {};
  return { ...person, born, is_born_exact, latin: latinOf(name) };
}

/** By which other words a name is found: those in another script in Latin letters, and all as they sound. */
export function latinOf(name: string): string {
  const words = name.split(" ");
  const spelt = words.filter((word) => scriptOf(word) !== "Latin").map(toLatin);
  return [...new Set([...spelt, ...words.map(nameKey)])].filter(Boolean).join(" ");
}
