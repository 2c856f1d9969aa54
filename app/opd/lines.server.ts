import type { RouterContextProvider } from "react-router";
import type { Locale } from "#app/language/locale.ts";
import { keepUntil } from "#app/requests/http.ts";
import { nextChange, runsOn } from "#app/timetable/calendar.ts";
import {
  byDoctor,
  readClock,
  readTimetableOfAll,
  readTimetableOn,
} from "#app/timetable/timetable.server.ts";
import { describeOnCard, type OpdLine } from "#app/timetable/words.ts";
import { hasSittings } from "#db/sittings.ts";

/** When each of these doctors is there; for nobody where the hospital keeps no timetable here. */
export function readOpdLines(
  doctors: readonly { id: string }[],
  context: Readonly<RouterContextProvider>,
  locale: Locale = "en",
): (doctor: string) => OpdLine | undefined {
  if (!hasSittings()) return () => undefined;
  const moment = readClock();
  const ids = doctors.map(({ id }) => id);
  const timetable = readTimetableOfAll(ids, moment.day, locale);
  keepUntil(context, nextChange(timetable, moment));
  const of = byDoctor(timetable);
  return (doctor) => describeOnCard(of(doctor), moment, locale);
}

/** The doctors who sit now or later today. */
export function readHereToday(context: Readonly<RouterContextProvider>): ReadonlySet<string> {
  const moment = readClock();
  const { day, minute } = moment;
  const timetable = readTimetableOn(day);
  keepUntil(context, nextChange(timetable, moment));
  const of = byDoctor(timetable);
  const ids = new Set(timetable.sittings.map(({ doctor_id }) => doctor_id));
  return new Set(
    [...ids].filter((id) => runsOn(of(id), day).some(({ ends_at }) => ends_at > minute)),
  );
}
