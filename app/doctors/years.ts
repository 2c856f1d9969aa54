import type { Locale } from "#app/language/locale.ts";
import { pluralOf } from "#app/language/messages.ts";
import { doctorCardWords } from "#app/words/doctor-card.ts";

export function years(number: number, locale: Locale = "en"): string {
  return pluralOf(doctorCardWords[locale].years, number);
}
