import type { Translation, Words } from "#app/language/messages.ts";
import { useLocale } from "#app/language/use-locale.ts";
import { doctors as en } from "./en/doctors.ts";
import { doctors as hi } from "./hi/doctors.ts";
import { doctors as pa } from "./pa/doctors.ts";

export type DoctorWords = Translation<typeof en>;

export const doctorWords: Words<typeof en> =
  import.meta.env?.SSR === false ? { en, hi: en, pa: en } : { en, hi, pa };

export function useDoctorWords(): DoctorWords {
  return doctorWords[useLocale()];
}
