import type { RouterContextProvider } from "react-router";
import type { Locale } from "#app/language/locale.ts";
import { attempt } from "#app/requests/failure.server.ts";
import { keepUntil } from "#app/requests/http.ts";
import { addDays, instantOf, isWithin } from "#app/timetable/calendar.ts";
import { readClock } from "#app/timetable/timetable.server.ts";
import { listNoticesFrom } from "#db/texts/notices.ts";
import { rowsIn } from "#db/texts/words.ts";

export interface ShownNotice {
  id: string;
  text: string;
  link: string;
}

/** None where they cannot be read, which is not kept. */
export async function attemptNotices(
  context: Readonly<RouterContextProvider>,
  locale: Locale,
): Promise<ShownNotice[]> {
  const notices = await attempt(() => readNotices(context, locale));
  if (!notices) keepUntil(context, Date.now());
  return notices ?? [];
}

/** On top of the pages for visitors today, in English where nobody has translated it: it may be about safety. */
export function readNotices(
  context: Readonly<RouterContextProvider>,
  locale: Locale,
): ShownNotice[] {
  const { day } = readClock();
  const notices = listNoticesFrom(day);
  if (notices.length > 0) keepUntil(context, instantOf({ day: addDays(day, 1), minute: 0 }));
  const shown = notices.filter((notice) => isWithin(day, notice));
  return rowsIn("notice", shown, locale).map(({ id, text, link }) => ({ id, text, link }));
}
