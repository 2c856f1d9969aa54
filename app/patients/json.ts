import { z } from "zod";
import { exampleIds } from "#app/api/describe.ts";
import { locales } from "#app/language/locale.ts";
import type { Patient } from "#db/register/patients.ts";
import { readBorn } from "./age.ts";
import { personFields, phoneField } from "./schema.ts";

const id = z.string();

export const patientJson = z
  .object({
    _id: id,
    id,
    number: z.int().meta({ description: "Of the card" }),
    name: z.string(),
    phone: z.string().meta({ description: "Ten digits; empty for none" }),
    sex: z.enum(["F", "M", "O"]).or(z.literal("")),
    born: z.string().nullable().meta({ description: "A day, such as 1992-01-01; null if unknown" }),
    guardian: z.string(),
    place: z.string(),
    reference: z.string(),
    language: z.enum(locales).meta({ description: "Of messages" }),
    messages: z.enum(["yes", "no"]).or(z.literal("")),
    lastDay: z.string().meta({ description: "Of the last appointment" }),
  })
  .meta({ id: "Patient", description: "The card of a person at a phone number" });

export function toPatientJson(patient: Patient): z.infer<typeof patientJson> {
  const { id, number, name, phone, sex, born, guardian, place, reference, language, messages } =
    patient;
  const person = { number, name, phone, sex, born, guardian, place, reference, language, messages };
  return { _id: id, id, ...person, lastDay: patient.last_day };
}

export const patientSent = {
  name: "Harpreet Kaur",
  phone: "98140 00021",
  age: "34",
  sex: "F",
  place: "Sector 21",
};

export const patientExample: z.infer<typeof patientJson> = {
  ...exampleIds,
  number: 10482,
  name: "Harpreet Kaur",
  phone: "9814000021",
  sex: "F",
  born: "1992-01-01",
  guardian: "",
  place: "Sector 21",
  reference: "",
  language: "en",
  messages: "",
  lastDay: "2026-11-26",
};

export function patientBody(today: string) {
  return z.object({
    ...personFields(today),
    phone: phoneField,
    born: z
      .string()
      .nullable()
      .optional()
      .refine((text) => !text || readBorn(text, today)?.is_born_exact === 1, {
        error: "born must be a day, such as 1992-04-12, or null.",
      })
      .meta({
        description: "A day, such as 1992-04-12, or null; an age that is sent too comes first",
      }),
  });
}
