import type { RouterContextProvider } from "react-router";
import { attempt } from "#app/requests/failure.server.ts";
import { keepUntil } from "#app/requests/http.ts";
import { addDays, instantOf, isWithin } from "#app/timetable/calendar.ts";
import { readClock } from "#app/timetable/timetable.server.ts";
import { listNoticesFrom } from "#db/notices.ts";

export interface ShownNotice {
  text: string;
  link: string;
}

/** None where they cannot be read, which is not kept. */
export async function attemptNotices(
  context: Readonly<RouterContextProvider>,
): Promise<ShownNotice[]> {
  const notices = await attempt(() => readNotices(context));
  if (!notices) keepUntil(context, Date.now());
  return notices ?? [];
}

/** On top of the pages for visitors today. */
export function readNotices(context: Readonly<RouterContextProvider>): ShownNotice[] {
  const { day } = readClock();
  const notices = listNoticesFrom(day);
  if (notices.length > 0) keepUntil(context, instantOf({ day: addDays(day, 1), minute: 0 }));
  return notices
    .filter((notice) => isWithin(day, notice))
    .map(({ text, link }) => ({ text, link }));
}
