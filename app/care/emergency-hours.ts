import type { Locale } from "#app/language/locale.ts";
import { fillPlaces } from "#app/language/messages.ts";
import { emergencyHoursWords } from "#app/words/emergency-hours.ts";
import type { Setting } from "#db/setting-groups.ts";
import { ambulanceNumber, emergencyNumber } from "./emergency-numbers.ts";

type Hours = Pick<Setting<"hours">, "isEmergencyAlwaysOpen" | "emergencyHours">;

const numbers = { emergency: emergencyNumber, ambulance: ambulanceNumber };

/** When the hospital's own department takes patients; undefined where the hospital has not said it. */
export function wordEmergencyHours(
  { isEmergencyAlwaysOpen, emergencyHours }: Hours,
  locale: Locale = "en",
): string | undefined {
  const words = emergencyHoursWords[locale];
  if (isEmergencyAlwaysOpen === undefined) return undefined;
  if (isEmergencyAlwaysOpen) return words.always;
  return emergencyHours
    ? fillPlaces(words.between, { ...numbers, hours: emergencyHours })
    : fillPlaces(words.notAlways, numbers);
}

export function wordEmergencyHoursShort(hours: Hours): string | undefined {
  const { isEmergencyAlwaysOpen, emergencyHours } = hours;
  if (isEmergencyAlwaysOpen === undefined) return undefined;
  if (isEmergencyAlwaysOpen) return "Open day and night, every day";
  return `${emergencyHours || "Not open day and night"}. ${otherwise(hours)}`;
}

function otherwise({ emergencyHours }: Hours): string {
  const when = emergencyHours ? "At any other hour call" : "First call";
  return `${when} ${emergencyNumber}, or ${ambulanceNumber} for an ambulance.`;
}
