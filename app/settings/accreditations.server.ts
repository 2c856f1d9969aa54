import type { RouterContextProvider } from "react-router";
import { knownSetting } from "#app/hospital/known-settings.server.ts";
import { keepUntil } from "#app/requests/http.ts";
import { addDays, instantOf } from "#app/timetable/calendar.ts";
import { readClock } from "#app/timetable/timetable.server.ts";
import { showDayAndYear } from "#app/timetable/words.ts";
import type { Setting } from "#db/setting-groups.ts";

export type Accreditation = Setting<"accreditations">["items"][number];

function isExpired({ validUntil }: Accreditation, today: string): boolean {
  return validUntil !== "" && validUntil < today;
}

/** What visitors are told: nothing that has expired. One without a date holds until staff take it away. */
export function listAccreditations(context: Readonly<RouterContextProvider>): Accreditation[] {
  const { day } = readClock();
  const { items } = knownSetting("accreditations", context);
  const valid = items.filter((item) => !isExpired(item, day));
  for (const { validUntil } of valid) {
    if (validUntil) keepUntil(context, instantOf({ day: addDays(validUntil, 1), minute: 0 }));
  }
  return valid;
}

export function listExpiredAccreditations(): { name: string; validUntil: string }[] {
  const { day } = readClock();
  return knownSetting("accreditations")
    .items.filter((item) => isExpired(item, day))
    .map(({ name, validUntil }) => ({ name, validUntil: showDayAndYear(validUntil) }));
}
