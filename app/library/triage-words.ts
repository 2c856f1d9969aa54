import type { Locale } from "#app/language/locale.ts";
import { triage as hi } from "#app/words/hi/triage.ts";
import { triage as pa } from "#app/words/pa/triage.ts";
import type { SymptomName } from "./triage.ts";

/** Each completes a sentence, as in English: "112 या 108 पर फोन करें, अगर:". */
export const triageWords: Readonly<
  Record<Exclude<Locale, "en">, Readonly<Record<SymptomName, string>>>
> = { hi, pa };
