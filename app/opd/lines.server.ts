import type { RouterContextProvider } from "react-router";
import type { Locale } from "#app/language/locale.ts";
import { fillPlaces } from "#app/language/messages.ts";
import { keepUntil } from "#app/requests/http.ts";
import {
  addDays,
  instantOf,
  type Moment,
  nextChange,
  runsOn,
  stateOf,
} from "#app/timetable/calendar.ts";
import { keepTimesWhole, showTime } from "#app/timetable/range.ts";
import {
  byDoctor,
  readClock,
  readTimetableOfAll,
  readTimetableOn,
} from "#app/timetable/timetable.server.ts";
import { describeOnCard, type OpdLine, showDay } from "#app/timetable/words.ts";
import { doctorWords } from "#app/words/doctors.ts";
import { opdWords } from "#app/words/opd.ts";
import { hasSittings } from "#db/timetable/sittings.ts";

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

/** Where none of these doctors sits now: when the first of them does, such as "OPD opens tomorrow, 9:00 AM". */
export function readOpening(
  doctors: readonly { id: string; availability: string }[],
  locale: Locale,
): string | undefined {
  const moment = readClock();
  const ids = doctors.flatMap(({ id, availability }) => (availability === "available" ? id : []));
  const of = byDoctor(readTimetableOfAll(ids, moment.day));
  const [first] = ids
    .flatMap((id): Moment[] => {
      const state = stateOf(of(id), moment);
      if (state.kind === "next") return [{ day: state.day, minute: state.at }];
      return "run" in state ? [{ day: moment.day, minute: state.run.starts_at }] : [];
    })
    .toSorted((one, other) => instantOf(one) - instantOf(other));
  if (!first) return undefined;
  return fillPlaces(opdWords[locale].opens, {
    day: nameDay(first.day, moment.day, locale),
    time: keepTimesWhole(showTime(first.minute, locale)),
  });
}

// "कल" is yesterday and tomorrow, so other languages say the day.
function nameDay(day: string, today: string, locale: Locale): string {
  if (day === today) return doctorWords[locale].today;
  return locale === "en" && day === addDays(today, 1) ? "tomorrow" : showDay(day, locale);
}

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
