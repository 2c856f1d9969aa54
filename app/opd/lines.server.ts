import type { RouterContextProvider } from "react-router";
import { keepUntil } from "#app/http.ts";
import { nextChange } from "./calendar.ts";
import { byDoctor, readClock, readTimetable } from "./timetable.server.ts";
import { describeNow, type OpdLine } from "./words.ts";

/** When each doctor is there; for nobody where the hospital keeps no timetable here. */
export function readOpdLines(
  context: Readonly<RouterContextProvider>,
): (doctor: string) => OpdLine | undefined {
  const moment = readClock();
  const timetable = readTimetable(moment.day);
  if (timetable.sittings.length === 0) return () => undefined;
  keepUntil(context, nextChange(timetable, Date.now()));
  const of = byDoctor(timetable);
  return (doctor) => describeNow(of(doctor), moment);
}
