import type { Locale } from "#app/language/locale.ts";
import { fillPlaces } from "#app/language/messages.ts";
import { emergencyHoursWords } from "#app/words/emergency-hours.ts";
import type { Setting } from "#db/setting-groups.ts";
import { ambulanceNumber, emergencyNumber } from "./emergency-numbers.ts";

type Hours = Pick<Setting<"hours">, "hasEmergency" | "isEmergencyAlwaysOpen" | "emergencyHours">;

const numbers = { emergency: emergencyNumber, ambulance: ambulanceNumber };

export function wordEmergencyHours(hours: Hours, locale: Locale = "en"): string | undefined {
  return word(hours, emergencyHoursWords[locale]);
}

export function wordEmergencyHoursShort(hours: Hours, locale: Locale): string | undefined {
  return word(hours, emergencyHoursWords[locale].short);
}

function word(
  { hasEmergency, isEmergencyAlwaysOpen, emergencyHours }: Hours,
  words: Readonly<Record<"none" | "always" | "between" | "notAlways", string>>,
): string | undefined {
  if (hasEmergency === false) return fillPlaces(words.none, numbers);
  if (isEmergencyAlwaysOpen === undefined) return undefined;
  if (isEmergencyAlwaysOpen) return words.always;
  return emergencyHours
    ? fillPlaces(words.between, { ...numbers, hours: emergencyHours })
    : fillPlaces(words.notAlways, numbers);
}
