import type { RouterContextProvider } from "react-router";
import { knownSetting } from "#app/hospital/known-settings.server.ts";
import type { Locale } from "#app/language/locale.ts";
import { typedHoursIn } from "#app/timetable/typed-hours.ts";
import type { Setting } from "#db/setting-groups.ts";

/** When reception, visitors and the emergency department have their hours, as far as pages can say them in the language. */
export function readHours(
  context: Readonly<RouterContextProvider>,
  locale: Locale,
): Setting<"hours"> {
  const hours = knownSetting("hours", context, locale);
  return {
    ...hours,
    reception: typedHoursIn(locale, hours.reception),
    visiting: typedHoursIn(locale, hours.visiting),
    emergencyHours: typedHoursIn(locale, hours.emergencyHours),
  };
}
